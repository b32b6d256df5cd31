import type { LucideIcon } from 'lucide-react';
import { createElement, type ReactElement, type ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** Icon above the heading. */
  readonly icon?: LucideIcon;
  /** What is missing: "Inga grupper ännu", or the search repeated. */
  readonly title: ReactNode;
  /** Heading level of the title; a plain paragraph without one. */
  readonly headingLevel?: 2 | 3 | 4;
  /** One line about what will appear here. */
  readonly children?: ReactNode;
  /** One verb: "Skapa grupp", or "Rensa" after a search without result. */
  readonly action?: ReactNode;
}

/** Shown instead of an empty list or chart. With nothing but a title it is one line; otherwise a box. */
export function EmptyState({ icon, title, headingLevel, children, action }: EmptyStateProps): ReactElement {
  const titleElement = headingLevel === undefined ? 'p' : `h${headingLevel}`;
  if ([icon, children, action].every((part) => part === undefined))
    return createElement(titleElement, { className: styles.line }, title);
  return (
    <div className={styles.empty}>
      {icon === undefined ? null : <Icon icon={icon} size="lg" />}
      {createElement(titleElement, { className: styles.title }, title)}
      {children === undefined ? null : <div className={styles.description}>{children}</div>}
      {action === undefined ? null : <div className={styles.actions}>{action}</div>}
    </div>
  );
}
