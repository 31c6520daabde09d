/** Several panels in one place, one at a time. */
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { classes } from "#/ui/classes";
import { Icon, type IconName } from "#/ui/icon";
import styles from "#/ui/tabs.module.css";

export interface TabEntry {
  readonly id: string;
  readonly title: ReactNode;
  readonly icon?: IconName;
  /** What is new there: a number, or a dot. Its words belong into `title`. */
  readonly badge?: ReactNode;
  /** The lesson that is about it. */
  readonly taught?: string;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly TabEntry[];
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
  readonly className?: string;
}

/** One stop of the Tab key; arrows go from one to the next and open it. */
export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const shown = tabs.find((tab) => tab.id === (selected ?? own)) ?? tabs[0];
  const empty = useNothingToReach(panel, shown?.id);
  const select = (tab: string) => {
    setOwn(tab);
    onSelect?.(tab);
  };
  const keyDown = (event: KeyboardEvent) => {
    const at = event.altKey || event.ctrlKey || event.metaKey ? -1 : goTo(event.key, tabs, shown);
    const tab = tabs[at];
    if (tab !== undefined) {
      event.preventDefault();
      select(tab.id);
      list.current?.querySelectorAll<HTMLElement>("[role=tab]")[at]?.focus();
    }
  };
  return (
    <div className={classes(styles.tabs, className)}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={keyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            className={styles.tab}
            data-taught={tab.taught}
            aria-selected={tab === shown}
            tabIndex={tab === shown ? 0 : -1}
            {...(tab === shown && { "aria-controls": `${id}-panel-${tab.id}` })}
            onClick={() => select(tab.id)}
          >
            {tab.icon && <Icon name={tab.icon} />}
            {tab.title}
            {tab.badge}
          </button>
        ))}
      </div>
      {shown !== undefined && (
        <div
          key={shown.id}
          ref={panel}
          role="tabpanel"
          id={`${id}-panel-${shown.id}`}
          className={styles.panel}
          aria-labelledby={`${id}-tab-${shown.id}`}
          {...(empty && { tabIndex: 0 })}
        >
          {shown.content}
        </div>
      )}
    </div>
  );
}

/** The number of the tab that a key goes to; -1 for other keys. */
function goTo(key: string, tabs: readonly TabEntry[], shown: TabEntry | undefined): number {
  const at = tabs.findIndex((tab) => tab === shown);
  switch (key) {
    case "ArrowRight":
      return (at + 1) % tabs.length;
    case "ArrowLeft":
      return (at - 1 + tabs.length) % tabs.length;
    case "Home":
      return 0;
    case "End":
      return tabs.length - 1;
    default:
      return -1;
  }
}

const REACHABLE =
  ":is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex='-1'], :disabled)";

/** Whether the keyboard finds nothing in a panel: then it is a stop itself, so that it can be read and scrolled. */
function useNothingToReach(panel: RefObject<HTMLElement | null>, tab: string | undefined): boolean {
  const [nothing, setNothing] = useState(false);
  useEffect(() => {
    const element = panel.current;
    if (element === null) {
      return;
    }
    const look = () => setNothing(element.querySelector(REACHABLE) === null);
    look();
    const watch = new MutationObserver(look);
    watch.observe(element, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["tabindex", "disabled"],
    });
    return () => watch.disconnect();
  }, [panel, tab]);
  return nothing;
}
