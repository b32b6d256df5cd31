import type { ReactElement } from 'react';

import { isEnglishErrorText } from '#errors';

export interface EnglishAwareProps {
  /** Text of a failed call. */
  readonly children: string;
}

/** The text of a failed call; the spec's English sentences say which language they are in (WCAG 3.1.2). */
export function EnglishAware({ children }: EnglishAwareProps): ReactElement {
  return isEnglishErrorText(children) ? <span lang="en">{children}</span> : <span>{children}</span>;
}
