import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';

import * as styles from './Icon.css.ts';

/** Sizes of an icon: 15, 18 and 22 px. */
export type IconSize = 'sm' | 'md' | 'lg';

export interface IconProps {
  /** The drawing, imported from `lucide-react`. */
  readonly icon: LucideIcon;
  /** 15, 18 or 22 px. */
  readonly size?: IconSize;
  /** Accessible name, when no text beside the icon gives it; without a label it is hidden from assistive technology. */
  readonly label?: string | undefined;
}

/** A Lucide icon in the kit's sizes and stroke widths, in the surrounding text colour. */
export function Icon({ icon: Drawing, size = 'md', label }: IconProps): ReactElement {
  const naming =
    label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return <Drawing className={`${styles.icon} ${styles.size[size]}`} {...naming} />;
}
