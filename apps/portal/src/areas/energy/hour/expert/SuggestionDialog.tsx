import type { ExpertSuggestion } from '@vinrod/api-client';
import type { ReactElement } from 'react';

import { FormDialog } from '#entity-form';
import { t } from '#messages';

import type { ReportRequest } from '../../queries/report-request.ts';
import { SuggestionForm } from './SuggestionForm.tsx';

/** Suggestion being edited, or `new`. */
export type EditedSuggestion = 'new' | ExpertSuggestion;

export interface SuggestionDialogProps {
  readonly request: ReportRequest;
  /** Undefined keeps the dialog closed. */
  readonly edited: EditedSuggestion | undefined;
  readonly onClose: () => void;
}

/** Creates or edits a suggestion. */
export function SuggestionDialog({ request, edited, onClose }: SuggestionDialogProps): ReactElement {
  return (
    <FormDialog
      title={edited === 'new' ? t('suggestions.write') : t('suggestions.edit')}
      isOpen={edited !== undefined}
      onClose={onClose}
    >
      {edited === undefined ? null : (
        <SuggestionForm
          request={request}
          suggestion={edited === 'new' ? undefined : edited}
          onClose={onClose}
        />
      )}
    </FormDialog>
  );
}
