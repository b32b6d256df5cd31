import type { ReactElement } from 'react';

import * as styles from './Logo.css.ts';
import { LogoMark, type LogoPicture } from './LogoMark.tsx';

export interface LogoProps {
  /** The supplier's name, from its configuration. */
  readonly name: string;
  /** `inverse` on the brand colour. @default 'brand' */
  readonly tone?: 'brand' | 'inverse';
  /** Uses the size of the top bar instead of the sign-in page's. */
  readonly isCompact?: boolean;
  /** The supplier's own mark; null shows the name alone. @default the kit's */
  readonly picture?: LogoPicture | null | undefined;
}

/** The supplier's logo mark and name. */
export function Logo({ name, tone = 'brand', isCompact = false, picture }: LogoProps): ReactElement {
  const names = [styles.logo, styles.tone[tone]];
  const saysName = picture?.saysName === true;
  if (isCompact) names.push(styles.compact);
  return (
    <span className={names.join(' ')}>
      <LogoMark size={isCompact ? 28 : 30} tone={tone} picture={picture} name={saysName ? name : ''} />
      {saysName ? null : name}
    </span>
  );
}
