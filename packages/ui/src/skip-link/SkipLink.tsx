import type { ReactElement } from 'react';

import { useTexts } from '../messages/use-texts.ts';
import { skipLinkMessages } from './messages.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Id of the content element, which takes focus. */
  readonly targetId: string;
}

/** The first Tab stop: skips the navigation (WCAG 2.4.1). */
export function SkipLink({ targetId }: SkipLinkProps): ReactElement {
  const format = useTexts(skipLinkMessages);
  return (
    <a
      className={styles.skipLink}
      href={`#${targetId}`}
      onClick={(event) => {
        // Keep the address unchanged: it belongs to the router.
        event.preventDefault();
        const target = document.getElementById(targetId);
        if (target === null) return;
        if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
        target.focus();
        target.scrollIntoView();
      }}
    >
      {format('skip')}
    </a>
  );
}
