import type { ReactElement } from 'react';

import * as styles from './Logo.css.ts';
import { LogoMark } from './LogoMark.tsx';

export interface LogoProps {
  /** The supplier's name, from its configuration. */
  readonly name: string;
  /** `inverse` on the brand's own ground. @default 'brand' */
  readonly tone?: 'brand' | 'inverse';
  /** The size of the top bar instead of that of the sign-in page. */
  readonly isCompact?: boolean;
}

/** The supplier's mark and name. */
export function Logo({ name, tone = 'brand', isCompact = false }: LogoProps): ReactElement {
  const names = [styles.logo, styles.tone[tone]];
  if (isCompact) names.push(styles.compact);
  return (
    <span className={names.join(' ')}>
      <LogoMark size={isCompact ? 28 : 30} tone={tone} />
      {name}
    </span>
  );
}
