import type { FillPatternName, FillStyle } from '../../core/fills.ts';
import * as styles from './Fill.css.ts';

/** Lines on a tile of 8 × 8 px. */
const linesOf: Readonly<Record<Exclude<FillPatternName, 'solid'>, string>> = {
  rising: 'M-2 2l4-4M0 8l8-8M6 10l4-4',
  dots: 'M1.2 2h1.6M5.2 6h1.6',
  falling: 'M-2 6l4 4M0 0l8 8M6-2l4 4',
  horizontal: 'M0 2h8M0 6h8',
  vertical: 'M2 0v8M6 0v8',
  grid: 'M0 4h8M4 0v8',
  diamonds: 'M4 0l4 4-4 4-4-4z',
  rings: 'M2 4a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
  steps: 'M0 6h4V2h4',
};

const tile = 8;

/** Defines the fill of an area: its colour, and over it a pattern in the colour of the surface. */
export function FillPattern({ id, fill }: { readonly id: string; readonly fill: FillStyle }) {
  return (
    <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse" style={{ color: fill.color }}>
      <rect
        className={fill.pattern === 'solid' ? styles.solid : styles.ground}
        width={tile}
        height={tile}
        style={{ color: fill.color }}
      />
      {fill.pattern !== 'solid' && <path className={styles.lines} d={linesOf[fill.pattern]} />}
    </pattern>
  );
}
