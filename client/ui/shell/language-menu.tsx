/** The languages, each by the name it calls itself. Loaded when someone wants another. */
import { useEffect, useRef, useState } from "react";
import { Menu } from "#/ui/menu";
import { LanguageButton } from "#/ui/shell/language";
import { LANGUAGES, OWN_NAMES, useWords } from "#/words";

export default function LanguageMenu() {
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // It takes the place of the button that was pressed: the focus first, so that it comes back here.
  useEffect(() => {
    button.current?.focus();
    setOpen(true);
  }, []);
  return (
    <Menu
      open={open}
      onOpen={setOpen}
      label={words.text("web-settings-language")}
      trigger={<LanguageButton ref={button} />}
      entries={LANGUAGES.map((language) => ({
        id: language,
        text: OWN_NAMES[language],
        language,
        selected: language === words.language,
        onPress: () => words.setLanguage(language),
      }))}
    />
  );
}
