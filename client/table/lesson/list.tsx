/** The lessons that were read, to be read again; and whether new ones come. */
import { useLessonText } from "#/table/lesson/bar";
import css from "#/table/lesson/list.module.css";
import type { Learning } from "#/table/lesson/use-lessons";
import { Button } from "#/ui/button";
import { Dialog } from "#/ui/dialog";
import { Switch } from "#/ui/switch";
import { useWords } from "#/words";

export function LessonList({
  learning,
  onClose,
}: {
  readonly learning: Learning;
  readonly onClose: () => void;
}) {
  const { text } = useWords();
  const said = useLessonText();
  const read = learning.lessons?.read ?? [];
  return (
    <Dialog open onClose={onClose} title={text("web-lessons")}>
      {read.length === 0 ? (
        <p>{text("web-lessons-none")}</p>
      ) : (
        <ol className={css.list}>
          {read.map(({ id }) => (
            <li key={id}>{said(id)}</li>
          ))}
        </ol>
      )}
      <Switch
        on={learning.lessons?.on ?? true}
        onChange={(on) => learning.turn(on)}
        help={text("web-lessons-on-help")}
      >
        {text("web-lessons-on")}
      </Switch>
      {read.length > 0 && (
        <Button
          kind="quiet"
          icon="again"
          onPress={() => {
            learning.again();
            onClose();
          }}
        >
          {text("web-lessons-again")}
        </Button>
      )}
    </Dialog>
  );
}
