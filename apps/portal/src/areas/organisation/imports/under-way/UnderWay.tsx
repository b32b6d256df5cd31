import { intakeCalls, uploadProgress, type IntakePage, type IntakeSummary } from '@vinrod/api-client';
import { EmptyState } from '@vinrod/ui/empty-state';
import { FileUpload, type FileChooser, type UploadedFile, type UploadOptions } from '@vinrod/ui/file-upload';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { VisuallyHidden } from '@vinrod/ui/visually-hidden';
import { Suspense, useCallback, useState, type ReactElement, type Ref } from 'react';

import { lazyScreen } from '#chunks';
import { useInvalidate, type Query } from '#data';
import { errorText } from '#errors';
import { useClient } from '#session';
import { LoadError } from '#shell/query-state';

import { RecentIntakes } from '../history/RecentIntakes.tsx';
import { t } from '../texts.ts';
import { isAtWork, isReadAgain } from '../words/intake-states.ts';
import { marketFormats } from '../words/intake-words.ts';
import { EndedCard } from './EndedCard.tsx';
import { IntakeCard } from './IntakeCard.tsx';
import * as styles from './UnderWay.css.ts';
import { useFirstAnswers } from './use-first-answers.ts';
import { useFollowedIntakes } from './use-followed-intakes.ts';
import { WorkingCard } from './WorkingCard.tsx';

/** Loaded when a file waits for a decision: its figures, questions and settings. */
const deciding = lazyScreen(() => import('../deciding/DecidingCard.tsx').then((part) => part.DecidingCard));

/** Largest file, bytes (contract, `createIntake`). */
const maxSize = 1024 ** 3;

/** A gigabyte at the pace of a slow line. */
const longestUpload = 60 * 60_000;

function Waiting({ intake }: { readonly intake: IntakeSummary }): ReactElement {
  return (
    <IntakeCard intake={intake}>
      <SkeletonGroup>
        <Skeleton shape="block" height={120} />
      </SkeletonGroup>
    </IntakeCard>
  );
}

export interface UnderWayProps {
  /** Files under way. */
  readonly query: Query<IntakePage>;
  readonly recent: Query<IntakePage>;
  readonly mayManage: boolean;
  readonly chooser: Ref<FileChooser>;
}

/** Files are dropped here, seen before anything of them is stored, and read in. */
export function UnderWay({ query, recent, mayManage, chooser }: UnderWayProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const { files, add, close } = useFollowedIntakes(query);
  const [said, setSaid] = useState('');
  const { isShown, onAnswer } = useFirstAnswers(files);
  const upload = useCallback(
    async (file: File, { signal, onProgress }: UploadOptions): Promise<UploadedFile> => {
      const intake = await client.with(intakeCalls).create({
        query: { file_name: file.name },
        body: file.slice(0, file.size, 'application/octet-stream'),
        signal,
        fetch: uploadProgress(onProgress),
        timeoutMs: longestUpload,
      });
      add(intake);
      return { id: intake.uuid, name: file.name, size: file.size };
    },
    [client, add],
  );
  return (
    <>
      {mayManage ? (
        <FileUpload
          layout="bar"
          label={t('intakes.drop.label')}
          hint={t('intakes.drop.hint', { formats: marketFormats })}
          allowsMultiple
          maxSize={maxSize}
          files={[]}
          upload={upload}
          onAdd={() => void invalidate('createIntake')}
          onRemove={() => undefined}
          describeError={errorText}
          chooser={chooser}
        />
      ) : null}
      {query.error === undefined ? null : (
        <LoadError what={t('intakes.files')} error={query.error} onRetry={query.retry} />
      )}
      {files === undefined ? null : (
        <div className={styles.cards} hidden={!isShown}>
          {files.map((file) => {
            const { summary, isGone, isNews } = file;
            const { uuid, state } = summary;
            if (isGone)
              return <EndedCard key={uuid} file={file} onSay={setSaid} onClose={() => close(uuid)} />;
            if (isAtWork(state) && !isReadAgain(summary))
              return <WorkingCard key={uuid} intake={summary} mayManage={mayManage} />;
            return (
              <Suspense key={uuid} fallback={<Waiting intake={summary} />}>
                <deciding.Screen
                  summary={summary}
                  isNews={isNews}
                  mayManage={mayManage}
                  onAnswer={onAnswer}
                  onSay={setSaid}
                  onDiscarded={() => close(uuid)}
                />
              </Suspense>
            );
          })}
          {files.length === 0 ? <EmptyState title={t('intakes.none')} /> : null}
        </div>
      )}
      {isShown || query.error !== undefined ? (
        <RecentIntakes query={recent} mayManage={mayManage} />
      ) : (
        <SkeletonGroup>
          <Skeleton shape="block" height={240} />
        </SkeletonGroup>
      )}
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </>
  );
}
