import type { ReactElement } from 'react';

import { useOperation } from '#data';
import type { ScreenProps } from '#navigation';

import { NewsEditor } from './NewsEditor.tsx';
import { NewsPlaceholder } from './NewsPlaceholder.tsx';

/** Changes an item (mockup 13). */
export function EditNewsScreen({ params }: ScreenProps): ReactElement {
  const uuid = params['uuid'] ?? '';
  const item = useOperation('getNews', { path: { id: uuid } });
  if (item.data === undefined || item.data.uuid !== uuid) return <NewsPlaceholder item={item} />;
  return <NewsEditor key={uuid} item={item.data} />;
}
