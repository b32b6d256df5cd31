import type { NewsItem } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { ConfirmDialog } from '@vinrod/ui/confirm-dialog';
import { showToast } from '@vinrod/ui/toast';
import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';

import { useInvalidate } from '#data';
import { t } from '#messages';
import { paths } from '#navigation';
import { useCan } from '#profile';
import { useClient } from '#session';

export interface RemoveNewsProps {
  readonly item: NewsItem;
  /** Called before the page is left, so that a form on it does not ask. */
  readonly onRemoved?: () => void;
}

/** Removes an item for good, after a question; nothing for those who may not. */
export function RemoveNews({ item, onRemoved }: RemoveNewsProps): ReactElement | null {
  const client = useClient();
  const invalidate = useInvalidate();
  const [, navigate] = useLocation();
  const can = useCan();
  const mayRemove = can('delete', 'news');
  if (!mayRemove) return null;
  return (
    <ConfirmDialog
      trigger={
        <Button variant="danger" icon={Trash2}>
          {t('newsEditing.remove')}
        </Button>
      }
      title={t('newsEditing.removeTitle', { title: item.title })}
      confirmLabel={t('newsEditing.removeConfirm')}
      isIrreversible
      onConfirm={async () => {
        await client.news.remove({ path: { id: item.uuid } });
        onRemoved?.();
        showToast({ title: t('newsEditing.removed') });
        navigate(paths.news);
        await invalidate('deleteNews');
      }}
    />
  );
}
