/** A question or a thing to read that everything else waits for. Escape and the corner close it. */
import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { CloseButton } from "#/ui/button";
import { classes } from "#/ui/classes";
import styles from "#/ui/dialog.module.css";
import { FocusBack } from "#/ui/focus-back";
import { Scroller } from "#/ui/scroller";
import { useWords } from "#/words";

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons along the lower edge, the most important last. */
  readonly actions?: ReactNode;
  readonly size?: "small" | "medium" | "large";
  /** An alert must be answered: pressing beside it does not close it. */
  readonly alert?: boolean;
}

export function Dialog({ open, onClose, title, children, actions, size = "medium", alert }: DialogProps) {
  const words = useWords();
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(stays) => !stays && onClose()}
      isDismissable={!alert}
      className={styles.veil ?? ""}
    >
      <Modal className={classes(styles.modal, styles[size])}>
        <AriaDialog className={styles.dialog ?? ""} role={alert ? "alertdialog" : "dialog"}>
          <FocusBack />
          <header className={styles.head}>
            <Heading slot="title" className={styles.title ?? ""}>
              {title}
            </Heading>
            <CloseButton label={words.text("web-look-close")} onPress={onClose} />
          </header>
          <Scroller className={styles.body}>{children}</Scroller>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
