import type { ExpertSuggestion } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { ConfirmDialog } from '@vinrod/ui/confirm-dialog';
import { IconButton } from '@vinrod/ui/icon-button';
import { Select } from '@vinrod/ui/select';
import { showToast } from '@vinrod/ui/toast';
import { Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { errorText } from '#errors';
import { t } from '#messages';

import * as styles from '../Suggestions.css.ts';
import { signedStatuses, withFollowUp, type SignedStatus } from './suggestion-draft.ts';
import { useChangeSuggestions } from './use-change-suggestions.ts';

export interface SuggestionActionsProps {
  readonly corporateGroup: string;
  readonly suggestion: ExpertSuggestion;
  readonly onEdit: () => void;
}

/** Expert actions for a suggestion: sign or decline a proposal, follow it up, edit it, remove it. */
export function SuggestionActions({
  corporateGroup,
  suggestion,
  onEdit,
}: SuggestionActionsProps): ReactElement {
  const changeSuggestions = useChangeSuggestions(corporateGroup);
  const [pending, setPending] = useState<SignedStatus>();
  const { title, status } = suggestion;

  async function follow(next: SignedStatus, done: string): Promise<void> {
    setPending(next);
    try {
      await changeSuggestions({ suggestions: [withFollowUp(suggestion, next)] });
      showToast({ title: done });
    } catch (error) {
      showToast({
        tone: 'danger',
        title: t('suggestions.notSaved'),
        description: errorText(error),
        action: { label: t('errors.retry'), onPress: () => void follow(next, done) },
      });
    } finally {
      setPending(undefined);
    }
  }

  return (
    <div className={styles.actions}>
      {status === 'proposed' ? (
        <>
          <Button
            size="sm"
            isPending={pending === 'new'}
            aria-label={t('suggestions.acceptOf', { title })}
            onPress={() => void follow('new', t('suggestions.accepted'))}
          >
            {t('suggestions.accept')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            isPending={pending === 'rejected'}
            aria-label={t('suggestions.declineOf', { title })}
            onPress={() => void follow('rejected', t('suggestions.declined'))}
          >
            {t('suggestions.decline')}
          </Button>
        </>
      ) : (
        <div className={styles.followUp}>
          <Select
            label={t('suggestions.field.status')}
            size="sm"
            isDisabled={pending !== undefined}
            options={signedStatuses.map((value) => ({ value, label: t(`suggestions.status.${value}`) }))}
            value={pending ?? status}
            onChange={(next) => void follow(next, t('suggestions.saved'))}
          />
        </div>
      )}
      <IconButton icon={Pencil} size="sm" label={t('suggestions.editOf', { title })} onPress={onEdit} />
      <ConfirmDialog
        trigger={<IconButton icon={Trash2} size="sm" label={t('suggestions.removeOf', { title })} />}
        title={t('suggestions.removeTitle', { title })}
        confirmLabel={t('suggestions.remove')}
        isIrreversible
        onConfirm={async () => {
          await changeSuggestions({ suggestions: [], removed: [suggestion.id] });
          showToast({ title: t('suggestions.removed') });
        }}
      >
        {t('suggestions.removeText')}
      </ConfirmDialog>
    </div>
  );
}
