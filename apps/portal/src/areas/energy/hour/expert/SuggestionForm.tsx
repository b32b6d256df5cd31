import type { ExpertSuggestion } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { Form } from '@vinrod/ui/form';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import type { ReportRequest } from '#areas/energy/queries';
import { useDraft } from '#drafts';
import { useSubmission } from '#forms';
import { t } from '#messages';
import { RestoredDraft } from '#shell/leave-question';

import {
  isSuggestionDraft,
  suggestionDraft,
  suggestionFields,
  suggestionProblems,
  suggestionToSend,
} from './suggestion-draft.ts';
import { SuggestionFields, suggestionLabels } from './SuggestionFields.tsx';
import { useChangeSuggestions } from './use-change-suggestions.ts';

/** Props of {@link SuggestionForm}. */
export interface SuggestionFormProps {
  readonly request: ReportRequest;
  /** The one to change; undefined writes a new one. */
  readonly suggestion: ExpertSuggestion | undefined;
  readonly onClose: () => void;
}

const shownFields = Object.values(suggestionFields);

/** Writes a suggestion or changes one; saving a proposal signs it. */
export function SuggestionForm({
  request: { koncern, period },
  suggestion,
  onClose,
}: SuggestionFormProps): ReactElement {
  const changeSuggestions = useChangeSuggestions(koncern);
  const draft = useDraft(
    `suggestion.${koncern}.${suggestion?.id ?? period.start}`,
    suggestionDraft(suggestion),
    isSuggestionDraft,
  );
  const { isPending, errors, problems, send, refuse, clearField } = useSubmission(shownFields);
  const isProposal = suggestion?.status === 'proposed';

  function submit(): void {
    const found = suggestionProblems(draft.value);
    if (Object.keys(found).length > 0) {
      refuse(found);
      return;
    }
    void send(async () => {
      await changeSuggestions({ suggestions: [suggestionToSend(draft.value, suggestion, period)] });
      draft.markSaved();
      showToast({ title: isProposal ? t('suggestions.accepted') : t('suggestions.saved') });
      onClose();
    });
  }

  return (
    <Form
      fields={suggestionLabels()}
      problems={problems}
      onSubmit={submit}
      actions={
        <>
          <Button
            onPress={() => {
              draft.discard();
              onClose();
            }}
          >
            {t('forms.cancel')}
          </Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {isProposal ? t('suggestions.saveAndAccept') : t('forms.save')}
          </Button>
        </>
      }
    >
      <RestoredDraft isRestored={draft.isRestored} onDiscard={draft.discard} />
      <SuggestionFields
        koncern={koncern}
        draft={draft.value}
        errors={errors.fields}
        onChange={draft.change}
        onMend={clearField}
      />
    </Form>
  );
}
