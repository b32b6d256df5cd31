import { Button } from '@vinrod/ui/button';
import { Dialog } from '@vinrod/ui/dialog';
import { useMediaQuery } from '@vinrod/ui/media-query';
import { Menu } from '@vinrod/ui/menu';
import { showToast } from '@vinrod/ui/toast';
import { media } from '@vinrod/ui/tokens';
import { ChevronDown, ListChecks, Star } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';

import { t } from '#messages';

import { writeGraphState, type GraphState } from '../graph-state.ts';
import { ManageViews } from './ManageViews.tsx';
import { viewAddress } from './saved-view.ts';
import { useSavedViews } from './use-saved-views.ts';
import { viewFacts } from './view-facts.ts';
import { ViewNameForm } from './ViewNameForm.tsx';

export interface SavedViewsProps {
  readonly corporateGroup: string;
  /** Current state of the graph. */
  readonly state: GraphState;
}

/** Saves the current graph under a name, and opens saved ones. */
export function SavedViews({ corporateGroup, state }: SavedViewsProps): ReactElement {
  const saved = useSavedViews(corporateGroup);
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<'save' | 'manage'>();
  const isPhone = useMediaQuery(media.belowSm);
  const query = writeGraphState(new URLSearchParams(), state).toString();
  const hasViews = saved.views.length > 0;
  const openTo = (which: 'save' | 'manage') => (isOpen: boolean) => setOpen(isOpen ? which : undefined);

  return (
    <>
      {(isPhone && hasViews) || !saved.mayChange ? null : (
        <Button icon={Star} onPress={() => setOpen('save')}>
          {t('views.save')}
        </Button>
      )}
      {hasViews ? (
        <Menu
          placement="bottom end"
          label={t('views.title')}
          trigger={<Button iconAfter={ChevronDown}>{t('views.menu')}</Button>}
          sections={[
            {
              id: 'views',
              title: t('views.title'),
              selectedId: saved.views.find((view) => view.query === query)?.name ?? null,
              onSelect: (name) => {
                const selected = saved.views.find((view) => view.name === name);
                if (selected !== undefined) navigate(viewAddress(selected));
              },
              items: saved.views.map((view) => ({
                id: view.name,
                label: view.name,
                description: viewFacts(view),
              })),
            },
            {
              id: 'deeds',
              label: t('views.deeds'),
              items: [
                ...(isPhone && saved.mayChange
                  ? [{ id: 'save:', label: t('views.save'), icon: Star, onAction: () => setOpen('save') }]
                  : []),
                {
                  id: 'manage:',
                  label: t('views.manage'),
                  icon: ListChecks,
                  onAction: () => setOpen('manage'),
                },
              ],
            },
          ]}
        />
      ) : null}
      <Dialog title={t('views.save')} size="sm" isOpen={open === 'save'} onOpenChange={openTo('save')}>
        <ViewNameForm
          hint={t('views.saveHint')}
          onCancel={() => setOpen(undefined)}
          onSubmit={async (name) => {
            const problem = await saved.save(name, query);
            if (problem === undefined) {
              showToast({ title: t('views.saved', { name: name.trim() }) });
              setOpen(undefined);
            }
            return problem;
          }}
        />
      </Dialog>
      <ManageViews saved={saved} isOpen={open === 'manage'} onOpenChange={openTo('manage')} />
    </>
  );
}
