/** One thumb: one area at a time, and the purse always in sight. */
import type { BoardProps } from "#/table/contract";
import type { File, View } from "./box";
import { City } from "./city";
import { Heading } from "./heading";
import { OtherBoards, OwnBoard, Purse } from "./own";
import { TurnPlan } from "./planning";
import { SabbathGuide } from "./sabbath";
import type { Scene } from "./scene";
import { Scrolls } from "./scrolls";
import { SoloStory } from "./solo";

export function Narrow({ view, room, printed, past, mine }: BoardProps<View, File> & Pick<Scene, "mine">) {
  return (
    <div>
      <Purse view={view} printed={printed} />
      <SabbathGuide view={view} room={room} printed={printed} />
      <TurnPlan view={view} room={room} printed={printed} />
      <Heading />
      <City />
      <Scrolls />
      <OwnBoard view={view} printed={printed} side={mine} narrow />
      <OtherBoards view={view} printed={printed} side={mine} narrow />
      <SoloStory view={view} room={room} printed={printed} past={past} />
    </div>
  );
}
