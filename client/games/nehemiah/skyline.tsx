/** What grows behind each influence board: the wall, the Temple, the watchtowers. Far away, in the first light. */
const SKYLINES: Readonly<Record<string, string>> = {
  wall: "M0 60V34h14v-8h10v8h12v-8h10v8h16v-6h8v-10h8v-6h10v6h8v10h10v6h14v8h12v-8h10v8h18v6h16v8h24v20Z",
  temple:
    "M0 60V50h34v-6h14v-4h6V18h4l34 -14l34 14h4v22h6v4h14v6h50v10ZM64 40h6V22h-6ZM80 40h8V22h-8ZM96 40h8V22h-8ZM114 40h6V22h-6Z",
  garrison:
    "M0 60V48h22V20h-4v-8h6v4h6v-4h6v4h6v-4h6v8h-4v28h50V30h-4v-8h6v4h6v-4h6v4h6v-4h6v8h-4v18h40V40h-3v-6h5v3h5v-3h5v3h5v-3h5v6h-3v20ZM30 40h6V28h-6Z",
};

export function Skyline({
  board,
  className,
}: {
  readonly board: string;
  readonly className?: string | undefined;
}) {
  return (
    <svg viewBox="0 0 200 60" preserveAspectRatio="xMidYMax slice" className={className} aria-hidden="true">
      <path d={SKYLINES[board] ?? ""} fillRule="evenodd" />
    </svg>
  );
}
