import type { ReactElement } from 'react';
import { encode } from 'uqr';

import * as styles from './QrCode.css.ts';

export interface QrCodeProps {
  readonly text: string;
  /** Accessible name; the encoded text must also be shown beside the code. */
  readonly label: string;
}

/** Quiet zone around the code in modules, as the standard requires (ISO/IEC 18004). */
const border = 4;

/** Text as a QR code: dark on light in every theme, so that cameras can read it. */
export function QrCode({ text, label }: QrCodeProps): ReactElement {
  const { data, size } = encode(text, { ecc: 'M', border });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.code}>
      <path d={`M0 0h${size}v${size}h-${size}z`} className={styles.light} />
      <path d={path} className={styles.dark} />
    </svg>
  );
}
