/** What is printed on the components in use, ready to be looked up: the box that a table is laid from. */

/** The rows of a list by their ids. */
export function finder<Row extends { readonly id: string }>(rows: readonly Row[]) {
  const found = new Map(rows.map((row) => [row.id, row]));
  return (id: string): Row | undefined => found.get(id);
}

interface ComponentFile {
  readonly numbers: Readonly<Record<string, { readonly value: number }>>;
}

/** What unpacks the component files of a game, each once. */
export function boxesOf<File extends ComponentFile, Rows extends object>(rowsOf: (file: File) => Rows) {
  const boxes = new WeakMap<File, ReturnType<typeof packed>>();
  const packed = (file: File) => ({
    ...rowsOf(file),
    file,
    number: (name: string) => file.numbers[name]?.value ?? 0,
  });
  return ({ file }: { readonly file: File }) => {
    const box = boxes.get(file) ?? packed(file);
    boxes.set(file, box);
    return box;
  };
}
