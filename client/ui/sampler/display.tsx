/** What is only looked at: letters, colours, marks, cards, icons. */
import { CardFrame, Icon, type IconName, QrCode, SeatMark } from "#/ui";
import { ICONS } from "#/ui/icons";
import styles from "#/ui/sampler/sampler.module.css";

export function Type() {
  return (
    <div className={styles.type}>
      <p className={styles.largest}>Bâtir la cité</p>
      <p className={styles.larger}>Zażółć gęślą jaźń</p>
      <p className={styles.large}>« Voix ambiguë d’un cœur »</p>
      <p className={styles.told}>What is told is set in Alegreya, and what is quoted in its italic.</p>
      <p>What is used is set in Alegreya Sans: choose one of the eight cards, or end your turn. 0123456789</p>
      <p className={styles.bold}>Bold is what can be pressed, or what counts.</p>
      <p className={styles.label}>Small capitals name what follows · Ściana · Élan</p>
      <p className={styles.help}>Small and soft is help. Nothing is smaller than 13 pixels.</p>
    </div>
  );
}

const GROUNDS = ["sunken", "ground", "surface", "raised"];
const LINES = ["line", "line-strong", "edge", "lead"];
const JEWELS = ["lapis", "ruby", "emerald", "amber", "amethyst"];

export function Colours() {
  return (
    <div className={styles.rows}>
      <div className={styles.colours}>
        {GROUNDS.map((name) => (
          <p key={name} className={styles.swatch} style={{ background: `var(--${name})` }}>
            {name} <span className={styles.help}>ink-soft</span>
          </p>
        ))}
      </div>
      <div className={styles.colours}>
        {LINES.map((name) => (
          <p key={name} className={styles.swatch} style={{ border: `3px solid var(--${name})` }}>
            {name}
          </p>
        ))}
      </div>
      <div className={styles.colours}>
        {JEWELS.map((name) => (
          <div key={name} className={styles.jewel}>
            <p className={styles.swatch} style={{ background: `var(--${name}-pane)`, color: onPane(name) }}>
              {name}-pane
            </p>
            <p
              className={styles.swatch}
              style={{ background: `var(--${name}-wash)`, color: `var(--${name})` }}
            >
              {name} on wash
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}

function onPane(jewel: string): string {
  return jewel === "amber" ? "var(--on-amber)" : "var(--on-pane)";
}

const NAMES = ["Esther", "Nathan", "Zofia", "Łukasz", "Édouard", "Ruth"];

export function Seats() {
  return (
    <div className={styles.rows}>
      {(["large", "medium", "small"] as const).map((size) => (
        <div key={size} className={styles.row}>
          {NAMES.map((name, seat) => (
            <span key={name} className={styles.named}>
              <SeatMark seat={seat} size={size} turn={size === "large" && seat === 1} />
              {name}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

export function Cards() {
  return (
    <div className={styles.row}>
      <CardFrame size="small" />
      <CardFrame />
      <CardFrame back />
      <CardFrame size="small" lying />
      <QrCode text="https://example.org/rooms/chapel#key" label="A table" />
    </div>
  );
}

const isIcon = (name: string): name is IconName => name in ICONS;

export function Icons() {
  return (
    <div className={styles.row}>
      {Object.keys(ICONS)
        .filter(isIcon)
        .map((name) => (
          <Icon key={name} name={name} label={name} size={1.6} />
        ))}
    </div>
  );
}
