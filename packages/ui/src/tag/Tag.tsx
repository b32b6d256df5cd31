import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';

import { renderLink } from '../link/render-link.tsx';
import * as styles from './Tag.css.ts';

export interface TagProps {
  readonly children: ReactNode;
  /** `accent` for what the reader has chosen, `plain` for what something belongs to. @default 'plain' */
  readonly tone?: keyof typeof styles.tone;
  /** Where the tag leads. */
  readonly href?: string;
}

/** A small name of something that belongs to something else: a group, a chosen filter. */
export function Tag({ children, tone = 'plain', href }: TagProps): ReactElement {
  const className = `${styles.tag} ${styles.tone[tone]}`;
  if (href === undefined) return <span className={className}>{children}</span>;
  return (
    <Link href={href} render={renderLink} className={`${className} ${styles.pressable}`}>
      {children}
    </Link>
  );
}
