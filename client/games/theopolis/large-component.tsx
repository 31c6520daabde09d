/** A component large, to be read. */

import type { FaceProps } from "#/table/contract";
import type { TheopolisComponents } from "#/wire/types";
import { GlassDefinitions } from "./art/window";
import { Card } from "./card";
import { boxOf } from "./components";
import css from "./large-component.module.css";

export function Face({ item, printed }: FaceProps<TheopolisComponents>) {
  return (
    <div className={css.face}>
      <GlassDefinitions />
      <Card box={boxOf(printed)} item={item} size="large" />
    </div>
  );
}
