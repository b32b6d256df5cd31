import type { Intake, IntakeSummary } from '@vinrod/api-client';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { useEffect, useState, type ReactElement } from 'react';

import { useFormOperation } from '#data';
import { LoadError } from '#shell/query-state';

import { hasSettings } from '../settings/settings-draft.ts';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import { t } from '../texts.ts';
import { IntakeCard } from '../under-way/IntakeCard.tsx';
import { openIssues } from './intake-choices.ts';
import { Preview } from './Preview.tsx';

export interface DecidingCardProps {
  /** A file that waits for settings, or for somebody to read it in. */
  readonly summary: IntakeSummary;
  /** Whether it has just been read. */
  readonly isNews: boolean;
  readonly mayManage: boolean;
  /** Says that the file is known, or that it could not be had. */
  readonly onAnswer: (uuid: string) => void;
  /** Says what the file needs, once it is known. */
  readonly onSay: (text: string) => void;
  readonly onDiscarded: () => void;
}

/** Asks again while the file is being read again. */
const pollAfter = (intake: Intake | undefined): number => (intake?.state === 'reading' ? 2100 : 0);

function newsOf({ file_name: file, state, issues }: Intake): string {
  return state === 'needs_settings'
    ? t('intakes.said.needs_settings', { file })
    : t('intakes.said.ready', { file, count: openIssues(issues).length });
}

/**
 * A file that waits for a decision. What was last known stays while an answer fails, or the file is read again as it was
 * told, so that nothing typed is lost.
 */
export function DecidingCard({
  summary,
  isNews,
  mayManage,
  onAnswer,
  onSay,
  onDiscarded,
}: DecidingCardProps): ReactElement {
  const [isReading, setReading] = useState(false);
  const args = { path: { id: summary.uuid } };
  // Polling that has ended begins again only with another function.
  const query = useFormOperation('getIntake', args, isReading ? { pollAfter } : {});
  const [known, setKnown] = useState<Intake>();
  const [isChanging, setChanging] = useState(false);
  const isReadAgain = query.data?.state === 'reading';
  if (isReadAgain !== isReading) setReading(isReadAgain);
  if (query.data !== undefined && query.data !== known && !isReadAgain) setKnown(query.data);
  const { uuid } = summary;
  const isAnswered = known !== undefined || query.error !== undefined;
  useEffect(() => {
    if (isAnswered) onAnswer(uuid);
  }, [isAnswered, onAnswer, uuid]);
  const news = isNews && known !== undefined ? newsOf(known) : undefined;
  useEffect(() => {
    if (news !== undefined) onSay(news);
  }, [news, onSay]);

  if (known === undefined)
    return (
      <IntakeCard intake={summary}>
        {query.error === undefined ? (
          <SkeletonGroup>
            <Skeleton shape="block" height={120} />
          </SkeletonGroup>
        ) : (
          <LoadError what={t('intakes.theFile')} error={query.error} onRetry={query.retry} />
        )}
      </IntakeCard>
    );
  const needsSettings = known.state === 'needs_settings';
  if (needsSettings || isChanging)
    return (
      <SettingsCard
        intake={known}
        mayManage={mayManage}
        isReading={isReading}
        onBack={needsSettings ? undefined : () => setChanging(false)}
        onDiscarded={onDiscarded}
      />
    );
  return (
    <Preview
      intake={known}
      mayManage={mayManage}
      onDiscarded={onDiscarded}
      onChangeSettings={mayManage && hasSettings(known) ? () => setChanging(true) : undefined}
    />
  );
}
