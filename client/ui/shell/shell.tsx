/** The frame of every page: react-aria in the reader's language, and live announcements. */
import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { LiveRegion } from "#/ui/live-region";
import { Toasts } from "#/ui/toast";
import { Tooltip } from "#/ui/tooltip";
import { useWords } from "#/words";

export function Shell({ children }: { readonly children: ReactNode }) {
  const { language } = useWords();
  return (
    <I18nProvider locale={language}>
      {children}
      <LiveRegion />
      <Toasts />
      <Tooltip />
    </I18nProvider>
  );
}
