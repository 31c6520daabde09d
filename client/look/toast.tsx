/** A short word in the corner that goes by itself: `toast(text)` from anywhere. Nothing that must be read. */
import {
  UNSTABLE_Toast as AriaToast,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from "react-aria-components/Toast";
import { IconButton } from "#/look/button";
import { classes } from "#/look/classes";
import { Icon } from "#/look/icon";
import type { NoticeTone } from "#/look/notice";
import styles from "#/look/toast.module.css";
import { useWords } from "#/words";

interface Told {
  readonly text: string;
  readonly tone: NoticeTone;
}

const STAYS = 6000;
const queue = new ToastQueue<Told>({ maxVisibleToasts: 3 });

export function toast(text: string, tone: NoticeTone = "info"): void {
  queue.add({ text, tone }, { timeout: STAYS });
}

/** Stands once on the page. */
export function Toasts() {
  const words = useWords();
  return (
    <ToastRegion queue={queue} className={styles.region ?? ""} aria-label={words.text("web-look-toasts")}>
      {({ toast: told }) => (
        <AriaToast toast={told} className={classes(styles.toast, styles[told.content.tone])}>
          <Icon name={told.content.tone} className={styles.sign} />
          <ToastContent>
            <Text slot="title">{told.content.text}</Text>
          </ToastContent>
          <IconButton
            icon="close"
            size="small"
            label={words.text("web-look-close")}
            onPress={() => queue.close(told.key)}
          />
        </AriaToast>
      )}
    </ToastRegion>
  );
}
