import type { ExpertSuggestion } from '@vinrod/api-client';
import { showToast } from '@vinrod/ui/toast';
import type { ReactElement } from 'react';

import { useDraft } from '#drafts';
import { EntityForm, useEntityForm } from '#entity-form';
import { t } from '#messages';

import type { ReportRequest } from '../../queries/report-request.ts';
import {
  isSuggestionDraft,
  suggestionDraft,
  suggestionFields,
  suggestionProblems,
  suggestionToSend,
} from './suggestion-draft.ts';
import { SuggestionFields, suggestionLabels } from './SuggestionFields.tsx';
import { useChangeSuggestions } from './use-change-suggestions.ts';

export interface SuggestionFormProps {
  readonly request: ReportRequest;
  /** Suggestion to edit; undefined creates a new one. */
  readonly suggestion: ExpertSuggestion | undefined;
  readonly onClose: () => void;
}

/** Creates or edits a suggestion; saving a proposal signs it. */
export function SuggestionForm({
  request: { corporateGroup, period },
  suggestion,
  onClose,
}: SuggestionFormProps): ReactElement {
  const changeSuggestions = useChangeSuggestions(corporateGroup);
  const isProposal = suggestion?.status === 'proposed';
  const form = useEntityForm({
    draft: useDraft(
      `suggestion.${corporateGroup}.${suggestion?.id ?? period.start}`,
      suggestionDraft(suggestion),
      isSuggestionDraft,
    ),
    labels: suggestionLabels(),
    names: suggestionFields,
    check: suggestionProblems,
    save: (value) => changeSuggestions({ suggestions: [suggestionToSend(value, suggestion, period)] }),
    onSaved: () => {
      showToast({ title: isProposal ? t('suggestions.accepted') : t('suggestions.saved') });
      onClose();
    },
  });
  return (
    <EntityForm
      form={form}
      submitLabel={isProposal ? t('suggestions.saveAndAccept') : t('forms.save')}
      onCancel={onClose}
    >
      <SuggestionFields
        corporateGroup={corporateGroup}
        draft={form.value}
        errors={form.errors}
        onChange={form.change}
      />
    </EntityForm>
  );
}
