/** What a reader can set for themselves, kept in this browser and seen at once. */

import { askForNotices, noticesAre, ring } from "#/notifications";
import { Dialog } from "#/ui/dialog";
import { Segmented } from "#/ui/segmented";
import styles from "#/ui/shell/settings-dialog.module.css";
import { Slider } from "#/ui/slider";
import { Switch } from "#/ui/switch";
import { LANGUAGES, MOTIONS, OWN_NAMES, SPEEDS, TEXT_SIZES, THEMES, useSettings, useWords } from "#/words";

const THEME_ICONS = { auto: "monitor", light: "sun", dark: "moon", contrast: "contrast" } as const;

export default function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const [settings, change] = useSettings();
  const possible = noticesAre() === "default" || noticesAre() === "granted";
  const wantNotices = async (wanted: boolean) => change({ notices: wanted && (await askForNotices()) });
  const wantSound = (sound: boolean) => {
    change({ sound });
    if (sound) void ring();
  };
  return (
    <Dialog open onClose={onClose} title={words.text("web-settings")}>
      <div className={styles.settings}>
        <Segmented
          label={words.text("web-settings-language")}
          options={LANGUAGES.map((id) => ({ id, text: <span lang={id}>{OWN_NAMES[id]}</span> }))}
          value={settings.language}
          onChange={(language) => change({ language })}
        />
        <Segmented
          label={words.text("web-settings-theme")}
          options={THEMES.map((id) => ({
            id,
            text: words.text(`web-settings-theme-${id}`),
            icon: THEME_ICONS[id],
          }))}
          value={settings.theme}
          onChange={(theme) => change({ theme })}
        />
        <Slider
          label={words.text("web-settings-text")}
          value={settings.textSize}
          onChange={(textSize) => change({ textSize })}
          {...TEXT_SIZES}
          say={(percent) => words.text("web-settings-text-size", { percent })}
        />
        <Segmented
          label={words.text("web-settings-motion")}
          options={MOTIONS.map((id) => ({ id, text: words.text(`web-settings-motion-${id}`) }))}
          value={settings.motion}
          onChange={(motion) => change({ motion })}
        />
        <Segmented
          label={words.text("web-settings-speed")}
          options={SPEEDS.map((id) => ({ id, text: words.text(`web-settings-speed-${id}`) }))}
          value={settings.speed}
          onChange={(speed) => change({ speed })}
        />
        <div className={styles.switches}>
          <Switch
            on={settings.sure}
            onChange={(sure) => change({ sure })}
            help={words.text("web-settings-sure-help")}
          >
            {words.text("web-settings-sure")}
          </Switch>
          <Switch
            on={settings.auto}
            onChange={(auto) => change({ auto })}
            help={words.text("web-settings-auto-help")}
          >
            {words.text("web-settings-auto")}
          </Switch>
          <Switch
            on={settings.recap}
            onChange={(recap) => change({ recap })}
            help={words.text("web-settings-recap-help")}
          >
            {words.text("web-settings-recap")}
          </Switch>
          <Switch on={settings.sound} onChange={wantSound}>
            {words.text("web-settings-sound")}
          </Switch>
          <Switch
            on={settings.notices}
            onChange={(wanted) => void wantNotices(wanted)}
            disabled={!possible}
            help={words.text(possible ? "web-settings-notices-help" : "web-settings-notices-denied")}
          >
            {words.text("web-settings-notices")}
          </Switch>
        </div>
      </div>
    </Dialog>
  );
}
