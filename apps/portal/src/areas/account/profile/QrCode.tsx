import type { ReactElement } from 'react';
import { encode } from 'uqr';

import * as styles from './QrCode.css.ts';

export interface QrCodeProps {
  readonly text: string;
  /** What it is, for those who cannot see it; the text itself must stand beside it. */
  readonly label: string;
}

/** Free modules around the code, as its standard asks for (ISO/IEC 18004). */
const border = 4;

/** A text as a QR code: always dark on light, whatever the theme, so that cameras read it. */
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
