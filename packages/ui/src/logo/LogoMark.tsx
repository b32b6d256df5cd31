import type { ReactElement } from 'react';

import * as styles from './Logo.css.ts';

/** A supplier's own mark. */
export interface LogoPicture {
  /** Address of the picture for light ground. */
  readonly light: string;
  /** For dark ground. */
  readonly dark: string;
  /** For the brand colour. */
  readonly onBrand: string;
  /** Width divided by height. @default 1 */
  readonly ratio?: number | undefined;
  /** Whether it says the supplier's name, which then does not stand beside it. @default false */
  readonly saysName?: boolean | undefined;
}

export interface LogoMarkProps {
  /** Height, and width of the kit's own mark, px. @default 30 */
  readonly size?: number;
  /** `inverse` on the brand colour. @default 'brand' */
  readonly tone?: 'brand' | 'inverse';
  /** The supplier's own mark; null draws none. @default the kit's */
  readonly picture?: LogoPicture | null | undefined;
  /** What the picture says, where its name stands nowhere else. @default '' */
  readonly name?: string;
}

const bars = [
  { x: 2, y: 4, height: 11 },
  { x: 8, y: 9, height: 12 },
  { x: 20, y: 9, height: 12 },
  { x: 26, y: 4, height: 11 },
];

/**
 * The logo mark: a V drawn by five load bars (bar 4 wide, gap 2, grid 32), or the supplier's own. Has no accessible name
 * unless it is given one.
 */
export function LogoMark({
  size = 30,
  tone = 'brand',
  picture,
  name = '',
}: LogoMarkProps): ReactElement | null {
  if (picture === null) return null;
  if (picture !== undefined) {
    const frame = { width: Math.round(size * (picture.ratio ?? 1)), height: size };
    if (tone === 'inverse')
      return <img {...frame} className={styles.picture.always} src={picture.onBrand} alt={name} />;
    return (
      <>
        <img {...frame} className={styles.picture.light} src={picture.light} alt={name} />
        <img {...frame} className={styles.picture.dark} src={picture.dark} alt={name} />
      </>
    );
  }
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      {bars.map(({ x, y, height }) => (
        <rect key={x} className={styles.load[tone]} x={x} y={y} width={4} height={height} rx={1} />
      ))}
      <rect className={styles.choice[tone]} x={14} y={15} width={4} height={13} rx={1} />
    </svg>
  );
}
