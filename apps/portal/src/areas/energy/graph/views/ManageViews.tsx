import { Button } from '@vinrod/ui/button';
import { Dialog } from '@vinrod/ui/dialog';
import { EmptyState } from '@vinrod/ui/empty-state';
import { Text } from '@vinrod/ui/text';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import { t } from '#messages';

import type { SavedView } from './saved-view.ts';
import * as styles from './SavedViews.css.ts';
import type { SavedViews } from './use-saved-views.ts';
import { ViewRow } from './ViewRow.tsx';

export interface ManageViewsProps {
  readonly saved: SavedViews;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Lists the saved views to rename, remove or share. */
export function ManageViews({ saved, isOpen, onOpenChange }: ManageViewsProps): ReactElement {
  async function remove(view: SavedView): Promise<void> {
    if ((await saved.remove(view)) !== undefined) {
      showToast({ tone: 'warning', title: t('views.notRemoved') });
      return;
    }
    showToast({
      title: t('views.removed', { name: view.name }),
      action: { label: t('views.undo'), onPress: () => void saved.restore(view) },
    });
  }

  return (
    <Dialog
      title={t('views.manage')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={<Button slot="close">{t('views.close')}</Button>}
    >
      {saved.views.length === 0 ? (
        <EmptyState title={t('views.none')} />
      ) : (
        <ul className={styles.list}>
          {saved.views.map((view) => (
            <ViewRow
              key={view.name}
              view={view}
              onRename={saved.mayChange ? (name) => saved.rename(view, name) : undefined}
              onRemove={() => void remove(view)}
            />
          ))}
        </ul>
      )}
      <Text size="small" tone="muted">
        {t('views.where')}
      </Text>
    </Dialog>
  );
}
