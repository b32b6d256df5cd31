import type { ReactElement, ReactNode } from 'react';

import { useLanguage, type Language } from '../../packages/ui/src/messages/index.ts';

/** Shows what is inside when the toolbar asks for its language. */
export function InLanguage({
  language,
  children,
}: {
  readonly language: Language;
  readonly children: ReactNode;
}): ReactElement | undefined {
  return useLanguage() === language ? <>{children}</> : undefined;
}
