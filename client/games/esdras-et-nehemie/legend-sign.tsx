/** A symbol of the legend as boards and cards show it. */
import { homeName } from "#/table/board/names";
import type { SignProps } from "#/table/contract";
import { isSign, Sign, type SignName } from "./art/signs";
import type { File } from "./components";
import "./mosaic.css";

/** Signs that are drawn under another name. */
const DRAWN: Readonly<Record<string, SignName>> = {
  levites: "levite",
  gatekeepers: "gatekeeper",
  scribes: "scribe",
  traders: "trader",
  elders: "elder",
  farmers: "farmer",
  labourers: "labourer",
  altar_marker: "altar",
  golden_space: "vp",
  sector: "temple",
  rubble: "basic_resource",
  neutral: "white_worker",
  connection: "gate",
  zechariah: "prophet",
  haggai: "prophet",
};

export function LegendSign({ id }: SignProps<File>) {
  const name = homeName(id);
  const drawn = DRAWN[name] ?? (isSign(name) ? name : "tile");
  return (
    <span data-game="esdras-et-nehemie">
      <Sign name={drawn} />
    </span>
  );
}
