/** Our mark: an arch of cut stones, the keystone golden, glass in its opening. The same drawing as icon.svg. */
import styles from "#/ui/shell/brand.module.css";

export function BrandMark() {
  return (
    <svg viewBox="2 0 28 30" className={styles.mark} aria-hidden="true">
      <path className={styles.stone} d="M4 28.5V15a12 12 0 0 1 24 0v13.5z" />
      <path className={styles.joint} d="M4 15h24M4 21.8h24M6.3 7.9l5.7 4.2M25.7 7.9l-5.7 4.2" />
      <path className={styles.glass} d="M11 28.5V15a5 5 0 0 1 10 0v13.5z" />
      <path className={styles.joint} d="M16 10v18.5M11 19h10" />
      <path className={styles.keystone} d="M14.4 10.4L12 2.2h8l-2.4 8.2z" />
    </svg>
  );
}
