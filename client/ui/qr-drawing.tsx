/** The drawing of a QR code, loaded when one is shown. */
import { encode } from "uqr";
import type { QrCodeProps } from "#/ui/qr-code";
import styles from "#/ui/qr-drawing.module.css";

/** Light around the code, in modules: readers need it. */
const BORDER = 3;

export default function QrDrawn({ text, label, size = "12rem" }: QrCodeProps) {
  const code = encode(text, { ecc: "M", border: BORDER });
  const path = code.data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
      className={styles.qr}
      style={{ width: size, height: size }}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${code.size}v${code.size}h${-code.size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
