import * as styles from './ToolButton.css.ts';

/** A drawing of 15 by 15 px in the colour of the text. */
export function ToolIcon({ path }: { readonly path: string }) {
  return (
    <svg className={styles.icon} width="15" height="15" viewBox="0 0 15 15" aria-hidden>
      <path d={path} />
    </svg>
  );
}
