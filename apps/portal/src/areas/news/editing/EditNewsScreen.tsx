import type { ReactElement } from 'react';

import { useNewsItem } from '#areas/news/queries';
import type { ScreenProps } from '#navigation';

import { NewsEditor } from './NewsEditor.tsx';
import { NewsPlaceholder } from './NewsPlaceholder.tsx';

/** Changes an item (mockup 13). */
export function EditNewsScreen({ params }: ScreenProps): ReactElement {
  const uuid = params['uuid'] ?? '';
  const item = useNewsItem(uuid);
  if (item.data === undefined || item.data.uuid !== uuid) return <NewsPlaceholder item={item} />;
  return <NewsEditor key={uuid} item={item.data} />;
}
