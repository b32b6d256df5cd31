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
  /** Called before leaving the page, so that a form on it does not ask about unsaved changes. */
  readonly onRemoved?: () => void;
}

/** Deletes an item permanently after confirmation; renders nothing without the permission. */
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
