import type { Intake } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { formatInteger } from '@vinrod/ui/format';
import { InlineAlert } from '@vinrod/ui/inline-alert';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { useEffect, type ReactElement } from 'react';

import { useFormOperation } from '#data';
import { LoadError } from '#shell/query-state';

import { ProblemTable } from '../deciding/ProblemTable.tsx';
import { ReportButton } from '../history/ReportButton.tsx';
import { t } from '../texts.ts';
import { isEnded, type EndState } from '../words/intake-states.ts';
import type { FollowedIntake } from './followed-intakes.ts';
import { IntakeCard } from './IntakeCard.tsx';

export interface EndedCardProps {
  readonly file: FollowedIntake;
  /** Says how it ended. */
  readonly onSay: (text: string) => void;
  readonly onClose: () => void;
}

const tones = {
  stored: 'success',
  partly_stored: 'warning',
  refused: 'danger',
  cancelled: 'info',
  discarded: 'info',
  undone: 'info',
} as const satisfies Readonly<Record<EndState, string>>;

/** What was stored and what was left out, in sentences. */
function outcomeText({ counts, note, state }: Intake): string {
  const { created, changed, unchanged, waiting, skipped, refused } = counts;
  const isStored = state === 'stored' || state === 'partly_stored';
  return [
    ...(isStored
      ? [
          t('intakes.end.figures', {
            created: formatInteger(created),
            changed: formatInteger(changed),
            unchanged: formatInteger(unchanged),
          }),
          ...(waiting > 0 ? [t('intakes.end.waiting', { count: waiting })] : []),
          ...(skipped > 0 ? [t('intakes.end.skipped', { count: skipped })] : []),
          ...(refused > 0 ? [t('intakes.end.refusedRows', { count: refused })] : []),
        ]
      : []),
    ...(note === '' ? [] : [note]),
  ].join(' ');
}

/** A file that ended while the page was open: what became of it. */
export function EndedCard({ file, onSay, onClose }: EndedCardProps): ReactElement {
  const query = useFormOperation('getIntake', { path: { id: file.summary.uuid } });
  const intake = query.data;
  const ended = intake !== undefined && isEnded(intake.state) ? intake.state : undefined;
  const title = ended === undefined ? undefined : t(`intakes.end.${ended}`);
  const { file_name: name } = file.summary;
  useEffect(() => {
    if (title !== undefined) onSay(t('intakes.said.ended', { file: name, outcome: title }));
  }, [title, name, onSay]);
  return (
    <IntakeCard
      intake={intake ?? file.summary}
      hasFailed={ended === 'refused'}
      actions={
        <>
          {intake === undefined ? null : <ReportButton intake={intake} />}
          <Button aria-label={t('intakes.closeFile', { file: name })} onPress={onClose}>
            {t('intakes.close')}
          </Button>
        </>
      }
    >
      {query.error === undefined ? null : (
        <LoadError what={t('intakes.theFile')} error={query.error} onRetry={query.retry} />
      )}
      {query.isLoading ? (
        <SkeletonGroup>
          <Skeleton shape="block" height={64} />
        </SkeletonGroup>
      ) : null}
      {intake === undefined || ended === undefined ? null : (
        <InlineAlert tone={tones[ended]} announce="off" title={title}>
          {outcomeText(intake)}
        </InlineAlert>
      )}
      {intake === undefined || intake.problems.length === 0 ? null : (
        <ProblemTable problems={intake.problems} count={intake.counts.refused} />
      )}
    </IntakeCard>
  );
}
