/** The dialogs of a table, together: they are opened rarely and loaded at once. */
import { Report } from "#/lobby/report";
import { AutoAnswers } from "#/table/auto-answers";
import { useTable } from "#/table/context";
import { Legend } from "#/table/explanation/legend";
import { KeysHelp } from "#/table/help";
import { Invite } from "#/table/invite";
import { LeaveTable } from "#/table/leave";
import { useLearning } from "#/table/lesson";
import { LessonList } from "#/table/lesson/list";
import type { Opening } from "#/table/menu";
import { AskClock } from "#/table/requests/clock";
import { AskExport } from "#/table/requests/export";
import { PauseClocksDialog } from "#/table/requests/pause-clocks";
import { AskUndo } from "#/table/requests/undo";

interface DialogsProps {
  readonly opening: Opening;
  readonly onClose: () => void;
}

export default function Dialogs({ opening, onClose }: DialogsProps) {
  const { room } = useTable();
  const learning = useLearning();
  switch (opening.name) {
    case "undo":
      return <AskUndo onClose={onClose} />;
    case "clock":
      return <AskClock onClose={onClose} />;
    case "pause-clocks":
      return <PauseClocksDialog onClose={onClose} />;
    case "export":
      return <AskExport onClose={onClose} />;
    case "leave":
      return <LeaveTable onClose={onClose} />;
    case "invite":
      return <Invite seat={opening.seat ?? 0} onClose={onClose} />;
    case "auto-answers":
      return <AutoAnswers onClose={onClose} />;
    case "keys":
      return <KeysHelp onClose={onClose} />;
    case "legend":
      return <Legend onClose={onClose} />;
    case "lessons":
      return <LessonList learning={learning} onClose={onClose} />;
    case "report":
      return <Report room={room} onClose={onClose} />;
  }
}
