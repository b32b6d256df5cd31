import type { ReactElement } from 'react';

import { NewsEditor } from './NewsEditor.tsx';

/** Writes a new item. */
export function CreateNewsScreen(): ReactElement {
  return <NewsEditor />;
}
