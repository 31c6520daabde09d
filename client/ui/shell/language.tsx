/** The button that names the language one reads, and opens the others. */
import { lazy, type Ref, Suspense, useState } from "react";
import { Button } from "#/ui/button";
import { patiently } from "#/ui/retry-import";
import styles from "#/ui/shell/header.module.css";
import { OWN_NAMES, useWords } from "#/words";

// A menu is a large thing, and most people never open this one.
const LanguageMenu = lazy(() => patiently(() => import("#/ui/shell/language-menu")));

export function Languages() {
  const [wanted, setWanted] = useState(false);
  return wanted ? (
    <Suspense fallback={<LanguageButton />}>
      <LanguageMenu />
    </Suspense>
  ) : (
    <LanguageButton onPress={() => setWanted(true)} />
  );
}

interface LanguageButtonProps {
  readonly onPress?: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function LanguageButton({ onPress, ref }: LanguageButtonProps) {
  const words = useWords();
  const own = OWN_NAMES[words.language];
  return (
    <Button
      kind="quiet"
      icon="language"
      label={words.text("web-look-language", { language: own })}
      {...(onPress && { onPress })}
      {...(ref && { ref })}
    >
      <span className={styles.language}>{own}</span>
    </Button>
  );
}
