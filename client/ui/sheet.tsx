/** What is pulled out beside the page: from below on a phone, from the side where there is room. */
import { type ReactNode, useRef } from "react";
import { Dialog as AriaDialog, Heading } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { CloseButton } from "#/ui/button";
import { useDragDown } from "#/ui/drag-down";
import { FocusBack } from "#/ui/focus-back";
import { Scroller } from "#/ui/scroller";
import styles from "#/ui/sheet.module.css";
import { useNarrow } from "#/ui/use-narrow";
import { useWords } from "#/words";

export interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Beside the title: a search field, an arrow back. */
  readonly tools?: ReactNode;
  /** Along the lower edge, where it stays while the rest scrolls. */
  readonly foot?: ReactNode;
}

export function Sheet({ open, onClose, title, children, tools, foot }: SheetProps) {
  const words = useWords();
  const sheet = useRef<HTMLDivElement>(null);
  const pull = useDragDown(sheet, onClose);
  const narrow = useNarrow();
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(stays) => !stays && onClose()}
      isDismissable
      className={styles.veil ?? ""}
    >
      <Modal className={styles.sheet ?? ""} ref={sheet}>
        <AriaDialog className={styles.dialog ?? ""}>
          <FocusBack />
          <header className={styles.head} {...(narrow && pull)}>
            <Heading slot="title" className={styles.title ?? ""}>
              {title}
            </Heading>
            {tools}
            <CloseButton label={words.text("web-look-close")} onPress={onClose} />
          </header>
          <Scroller className={styles.body}>{children}</Scroller>
          {foot && <footer className={styles.foot}>{foot}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
