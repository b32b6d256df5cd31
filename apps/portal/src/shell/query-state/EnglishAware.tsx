import type { ReactElement } from 'react';

import { isEnglishErrorText } from '#errors';

export interface EnglishAwareProps {
  /** Text of a failed call. */
  readonly children: string;
}

/** Text of a failed call; the spec's English sentences get a `lang` attribute (WCAG 3.1.2). */
export function EnglishAware({ children }: EnglishAwareProps): ReactElement {
  return isEnglishErrorText(children) ? <span lang="en">{children}</span> : <span>{children}</span>;
}
