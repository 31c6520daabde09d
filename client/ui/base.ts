/** The ground of every page; main.tsx imports it first. */
import "#/ui/fonts.css";
import "#/ui/tokens.css";
import "#/ui/base.css";

// react-aria puts a <style> into the page unless something with this id is there, and the content policy forbids
// it. What it would say is in base.css.
const PRESSABLE = "react-aria-pressable-style";
if (document.getElementById(PRESSABLE) === null) {
  const mark = document.createElement("meta");
  mark.id = PRESSABLE;
  document.head.append(mark);
}
