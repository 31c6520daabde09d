/** One thumb: one area at a time, and the purse always in sight. */
import { useState } from "react";
import { usePlaces } from "#/table/places";
import { usePlayerBoards } from "#/table/player-boards";
import { Badge } from "#/ui/badge";
import { Tabs } from "#/ui/tabs";
import { Hidden } from "#/ui/visually-hidden";
import { useWords } from "#/words";
import { AREAS, type Area, areaAskedAbout, areaOf, areaToShow, offersIn } from "./areas";
import { Floor } from "./art/floor";
import { Sign, type SignName } from "./art/signs";
import { Altar } from "./city/altar";
import { City } from "./city/city";
import { Levites } from "./city/levites";
import { Temple } from "./city/temple";
import { Heading } from "./heading";
import css from "./phone-board.module.css";
import { TurnPlan } from "./planning/plan";
import { OtherBoards, OwnBoard, Purse, type Wanted } from "./player-boards";
import { SabbathGuide } from "./sabbath/guide";
import { useScene } from "./scene";
import { Scrolls } from "./scrolls/scrolls";
import { SoloStory, useToldPlace } from "./solo";

const SIGNS: Readonly<Record<Area, SignName>> = {
  own: "hand",
  city: "wall",
  temple: "temple",
  scrolls: "scroll",
  others: "worker",
};

interface Chosen {
  readonly area: Area;
  readonly question: string;
  readonly wanted?: Wanted;
}

export function Narrow() {
  const { room, past, mine } = useScene();
  const { text } = useWords();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { lit } = usePlaces();
  const [taught] = lit;
  const question = `${room.version} ${taught ?? ""}`;
  const offers = offersIn(past ? { choices: [] } : room);
  // A chosen area stays open until the next move; then the area where something is offered opens.
  // While the opponent's turn is told, it is the one where it acts; a lesson opens the one that it is about.
  const told = useToldPlace(past);
  const pointed = told ?? taught;
  const shown = pointed === undefined ? areaToShow(chosen?.area ?? "own", offers) : areaOf(pointed);
  const area = chosen?.question === question ? chosen.area : shown;
  const asks = room.prompt?.id ?? "";
  const [last, setLast] = useState({ version: room.version, asks, offers });
  if (!past && last.version !== room.version) {
    setLast({ version: room.version, asks, offers });
    if (last.asks !== asks) {
      setChosen({ area: areaAskedAbout(area, offers, last.offers), question: "" });
    }
  }
  usePlayerBoards((player) => {
    setChosen({ area: player === mine.side ? "own" : "others", question, wanted: { player } });
  });
  return (
    <div className={css.narrow}>
      <Floor of="stone" />
      <Heading />
      <Tabs
        label={text("esdras-et-nehemie-web-areas")}
        className={css.areas ?? ""}
        selected={area}
        onSelect={(id) => {
          const found = AREAS.find((one) => one === id);
          setChosen(found === undefined ? null : { area: found, question });
        }}
        tabs={AREAS.map((id) => ({
          id,
          title: <Title area={id} offered={offers.get(id) ?? 0} />,
          content: (
            <div className={css.area}>
              <Content area={id} wanted={chosen?.wanted ?? null} />
            </div>
          ),
        }))}
      />
      <div className={css.purse}>
        <Purse side={mine} />
      </div>
      <SoloStory />
    </div>
  );
}

function Title({ area, offered }: { readonly area: Area; readonly offered: number }) {
  const { text } = useWords();
  return (
    <span className={css.title}>
      <Sign name={SIGNS[area]} />
      <span>{text(`esdras-et-nehemie-web-area-${area}`)}</span>
      {offered > 0 && (
        <Badge>
          <span aria-hidden="true">{offered}</span>
          <Hidden>{text("esdras-et-nehemie-web-offered", { number: offered })}</Hidden>
        </Badge>
      )}
    </span>
  );
}

function Content({ area, wanted }: { readonly area: Area; readonly wanted: Wanted | null }) {
  const { mine } = useScene();
  switch (area) {
    case "own":
      return (
        <>
          <SabbathGuide />
          <TurnPlan />
          <OwnBoard side={mine} />
        </>
      );
    case "city":
      return <City />;
    case "temple":
      return (
        <>
          <Temple />
          <Levites />
          <Altar />
        </>
      );
    case "scrolls":
      return <Scrolls />;
    case "others":
      return <OtherBoards wanted={wanted} />;
  }
}
