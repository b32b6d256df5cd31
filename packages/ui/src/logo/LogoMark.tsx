import type { ReactElement } from 'react';

import * as styles from './Logo.css.ts';

export interface LogoMarkProps {
  /** Width and height, px. @default 30 */
  readonly size?: number;
  /** `inverse` on the brand colour. @default 'brand' */
  readonly tone?: 'brand' | 'inverse';
}

const bars = [
  { x: 2, y: 4, height: 11 },
  { x: 8, y: 9, height: 12 },
  { x: 20, y: 9, height: 12 },
  { x: 26, y: 4, height: 11 },
];

/** The logo mark: a V drawn by five load bars. Bar 4 wide, gap 2, grid 32. Has no accessible name. */
export function LogoMark({ size = 30, tone = 'brand' }: LogoMarkProps): ReactElement {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      {bars.map(({ x, y, height }) => (
        <rect key={x} className={styles.load[tone]} x={x} y={y} width={4} height={height} rx={1} />
      ))}
      <rect className={styles.choice[tone]} x={14} y={15} width={4} height={13} rx={1} />
    </svg>
  );
}
