import type { LineStyle } from '../../core/palette.ts';
import { markersPath } from '../../core/path/markers.ts';
import * as styles from './KeyMark.css.ts';

/** How a series looks in a legend or a list of values. */
export type Key =
  | { readonly kind: 'line'; readonly style: LineStyle }
  | { readonly kind: 'bar'; readonly color: string; readonly isTinted: boolean }
  | { readonly kind: 'estimated' };

const middle = { x: 12, y: 6 };

function LineKey({ style: { color, dash, marker } }: { readonly style: LineStyle }) {
  return (
    <svg className={styles.keyMark} width="24" height="12" viewBox="0 0 24 12" aria-hidden style={{ color }}>
      <path className={styles.line} d="M0 6h24" {...(dash === null ? {} : { strokeDasharray: dash })} />
      {marker && (
        <path
          className={marker.isHollow ? styles.hollow : styles.filled}
          d={markersPath(marker.shape, 4, [middle])}
        />
      )}
    </svg>
  );
}

/** The look of a series beside its name: line, dash and marker, or a bar's colour. */
export function KeyMark({ mark }: { readonly mark: Key }) {
  if (mark.kind === 'line') return <LineKey style={mark.style} />;
  if (mark.kind === 'estimated') {
    return (
      <svg className={styles.keyMark} width="24" height="12" viewBox="0 0 24 12" aria-hidden>
        <path className={styles.estimated} d={markersPath('circle', 2.5, [middle])} />
      </svg>
    );
  }
  const tint = mark.isTinted ? ` ${styles.tinted}` : '';
  return (
    <svg
      className={styles.keyMark}
      width="11"
      height="11"
      viewBox="0 0 11 11"
      aria-hidden
      style={{ color: mark.color }}
    >
      <rect className={`${styles.filled}${tint}`} width="11" height="11" rx="2" />
    </svg>
  );
}
