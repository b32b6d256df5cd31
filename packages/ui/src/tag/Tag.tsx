import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';

import { renderLink } from '../link/render-link.tsx';
import * as styles from './Tag.css.ts';

export interface TagProps {
  /** One or two words. */
  readonly children: ReactNode;
  /** `accent` for what the user has selected, `plain` for what something belongs to. @default 'plain' */
  readonly tone?: keyof typeof styles.tone;
  /** Address of the tag's link. */
  readonly href?: string;
}

/** A small label: a group that something belongs to, a selected filter. */
export function Tag({ children, tone = 'plain', href }: TagProps): ReactElement {
  const className = `${styles.tag} ${styles.tone[tone]}`;
  if (href === undefined) return <span className={className}>{children}</span>;
  return (
    <Link href={href} render={renderLink} className={`${className} ${styles.pressable}`}>
      {children}
    </Link>
  );
}
