import type { IntakeSummary } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { DescriptionList } from '@vinrod/ui/description-list';
import { Dialog } from '@vinrod/ui/dialog';
import { formatDateTime, formatFileSize, formatInteger, formatPeriod } from '@vinrod/ui/format';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { StatusBadge } from '@vinrod/ui/status-badge';
import type { ReactElement } from 'react';

import { useFormOperation } from '#data';
import { LoadError } from '#shell/query-state';

import { ProblemTable } from '../deciding/ProblemTable.tsx';
import { t } from '../texts.ts';
import { stateTones } from '../words/intake-states.ts';
import { hasValues, kindText, sourceText } from '../words/intake-words.ts';
import { ReportButton } from './ReportButton.tsx';

export interface IntakeDialogProps {
  readonly intake: IntakeSummary;
  readonly onClose: () => void;
}

function factsOf(intake: IntakeSummary): readonly { term: string; details: ReactElement | string }[] {
  const { state, period, size, created_at: created, counts, note } = intake;
  const { stored_at: stored, undone_at: undone, can_undo_until: until } = intake;
  const moments = [
    ['intakes.fact.stored', stored],
    ['intakes.fact.undone', undone],
    ['intakes.fact.undoUntil', until],
  ] as const;
  return [
    {
      term: t('intakes.fact.state'),
      details: <StatusBadge tone={stateTones[state]}>{t(`intakes.state.${state}`)}</StatusBadge>,
    },
    ...(note === '' ? [] : [{ term: t('intakes.fact.note'), details: note }]),
    { term: t('intakes.fact.format'), details: kindText(intake) },
    ...(period === null
      ? []
      : [
          {
            term: t('intakes.fact.period'),
            details: formatPeriod({ start: period.start_date, end: period.end_date }),
          },
        ]),
    { term: t('intakes.fact.size'), details: formatFileSize(size) },
    {
      term: t('intakes.fact.sent'),
      details: t('intakes.sent', { name: sourceText(intake), time: formatDateTime(created) }),
    },
    ...moments.flatMap(([term, at]) => (at === null ? [] : [{ term: t(term), details: formatDateTime(at) }])),
    { term: t('intakes.fact.rows'), details: formatInteger(counts.rows) },
    {
      term: t(hasValues(intake) ? 'intakes.newValues' : 'intakes.newRows'),
      details: formatInteger(counts.created),
    },
    { term: t('intakes.replaces'), details: formatInteger(counts.changed) },
  ];
}

/** A file that came in: what it was, what it changed, and the rows that could not be stored. */
export function IntakeDialog({ intake: summary, onClose }: IntakeDialogProps): ReactElement {
  const query = useFormOperation('getIntake', { path: { id: summary.uuid } });
  const intake = query.data ?? summary;
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={summary.file_name}
      actions={
        <>
          <ReportButton intake={summary} />
          <Button slot="close">{t('intakes.close')}</Button>
        </>
      }
    >
      <DescriptionList items={factsOf(intake)} />
      {query.error === undefined ? null : (
        <LoadError what={t('intakes.problems')} error={query.error} onRetry={query.retry} />
      )}
      {query.isLoading && summary.counts.refused > 0 ? (
        <SkeletonGroup>
          <Skeleton shape="block" height={160} />
        </SkeletonGroup>
      ) : null}
      {query.data === undefined || query.data.problems.length === 0 ? null : (
        <ProblemTable problems={query.data.problems} count={query.data.counts.refused} />
      )}
    </Dialog>
  );
}
