/** Several panels in one place, one at a time. */
import type { ReactNode } from "react";
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from "react-aria-components/Tabs";
import { classes } from "#/look/classes";
import { Icon, type IconName } from "#/look/icon";
import styles from "#/look/tabs.module.css";

export interface TabEntry {
  readonly id: string;
  readonly title: ReactNode;
  readonly icon?: IconName;
  /** What is new there: a number, or a dot. Its words belong into `title`. */
  readonly badge?: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly TabEntry[];
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
  readonly className?: string;
}

export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  return (
    <AriaTabs
      className={classes(styles.tabs, className)}
      {...(selected !== undefined && { selectedKey: selected })}
      {...(onSelect && { onSelectionChange: (key) => onSelect(String(key)) })}
    >
      <TabList aria-label={label} className={styles.list ?? ""}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles.tab ?? ""}>
            {tab.icon && <Icon name={tab.icon} />}
            {tab.title}
            {tab.badge}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel ?? ""}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
