import { useId } from 'react';

import type { FillStyle } from '../../core/fills.ts';
import type { LineStyle } from '../../core/palette.ts';
import { markersPath } from '../../core/path/markers.ts';
import { FillPattern } from '../fill/FillPattern.tsx';
import * as fillStyles from '../fill/Fill.css.ts';
import * as plotStyles from '../plot/Plot.css.ts';
import * as styles from './KeyMark.css.ts';

/** How a series looks in a legend or a list of values. */
export type Key =
  | { readonly kind: 'line'; readonly style: LineStyle }
  | { readonly kind: 'bar'; readonly color: string; readonly isTinted: boolean }
  | { readonly kind: 'fill'; readonly fill: FillStyle }
  | { readonly kind: 'estimated' }
  | { readonly kind: 'missing' }
  /** A step of which the period has only a part. */
  | { readonly kind: 'part' }
  /** Something that is said beside the picture and not drawn in it. */
  | { readonly kind: 'none' };

const middle = { x: 12, y: 6 };

function LineKey({
  style: { color, dash, marker },
  className,
}: {
  readonly style: LineStyle;
  readonly className: string;
}) {
  return (
    <svg className={className} width="24" height="12" viewBox="0 0 24 12" aria-hidden style={{ color }}>
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

function FillKey({ fill, className }: { readonly fill: FillStyle; readonly className: string }) {
  const id = useId();
  return (
    <svg className={className} width="16" height="16" viewBox="0 0 16 16" aria-hidden>
      <defs>
        <FillPattern id={id} fill={fill} />
      </defs>
      <rect className={fillStyles.area} width="16" height="16" rx="2" fill={`url(#${id})`} />
    </svg>
  );
}

function MissingKey() {
  return (
    <svg className={styles.keyMark} width="24" height="12" viewBox="0 0 24 12" aria-hidden>
      <path className={plotStyles.hatch} d="M1 11L11 1M7 11L17 1M13 11L23 1" />
    </svg>
  );
}

/** The look of a series beside its name: line, dash and marker, or the fill of a bar or slice. */
export function KeyMark({
  mark,
  className: more = '',
}: {
  readonly mark: Key;
  /** Added to its own. */
  readonly className?: string;
}) {
  const className = more === '' ? styles.keyMark : `${styles.keyMark} ${more}`;
  if (mark.kind === 'line') return <LineKey style={mark.style} className={className} />;
  if (mark.kind === 'fill') return <FillKey fill={mark.fill} className={className} />;
  if (mark.kind === 'missing') return <MissingKey />;
  if (mark.kind === 'part') {
    return (
      <svg className={className} width="24" height="12" viewBox="0 0 24 12" aria-hidden>
        <rect className={styles.part} x="6.5" y=".5" width="11" height="11" />
      </svg>
    );
  }
  if (mark.kind === 'none') return <svg className={styles.keyMark} width="11" height="11" aria-hidden />;
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
      className={className}
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
