/** The places of the next draws in order; the same one several times in a row is named once. */
export function placesInOrder(places: readonly string[], name: (place: string) => string): readonly string[] {
  const rows: { readonly place: string; times: number }[] = [];
  for (const place of places) {
    const last = rows.at(-1);
    if (last?.place === place) {
      last.times += 1;
    } else {
      rows.push({ place, times: 1 });
    }
  }
  return rows.map(({ place, times }) => (times > 1 ? `${name(place)} (×\u00a0${times})` : name(place)));
}
