/** Numbers for style sheets: custom properties may stand among an element's styles. */
import "react";

declare module "react" {
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number;
  }
}
