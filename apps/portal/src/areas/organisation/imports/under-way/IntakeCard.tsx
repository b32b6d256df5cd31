import type { IntakeSummary } from '@vinrod/api-client';
import { formatFileSize } from '@vinrod/ui/format';
import { Heading } from '@vinrod/ui/heading';
import { Steps } from '@vinrod/ui/steps';
import { useId, type ReactElement, type ReactNode } from 'react';

import { formatLongPeriod } from '#language/words';
import { swedishToday } from '#period';

import { t } from '../texts.ts';
import { isTable, stepOf } from '../words/intake-states.ts';
import { kindText, momentText, sourceText } from '../words/intake-words.ts';
import * as styles from './IntakeCard.css.ts';

export interface IntakeCardProps {
  readonly intake: IntakeSummary;
  /** Whether the step that the file was at has failed. @default false */
  readonly hasFailed?: boolean;
  readonly children: ReactNode;
  /** Line beside the buttons. */
  readonly promise?: ReactNode;
  /** Buttons. */
  readonly actions?: ReactNode;
}

function factsOf(intake: IntakeSummary): string {
  const { format, kind, period, size, created_at: at } = intake;
  return [
    ...(format === null && kind === null ? [] : [kindText(intake)]),
    ...(period === null ? [] : [formatLongPeriod({ start: period.start_date, end: period.end_date })]),
    formatFileSize(size),
    t('intakes.sent', { name: sourceText(intake), time: momentText(at, swedishToday()) }),
  ].join(' · ');
}

/** One file: its name, what is known of it, and the step it is at. */
export function IntakeCard({
  intake,
  hasFailed = false,
  children,
  promise,
  actions,
}: IntakeCardProps): ReactElement {
  const headingId = useId();
  const hasFoot = promise !== undefined || actions !== undefined;
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <header className={styles.head}>
        <div className={styles.words}>
          <Heading level={2} size="title3" id={headingId}>
            {intake.file_name}
          </Heading>
          <p className={styles.facts}>{factsOf(intake)}</p>
        </div>
        <Steps
          label={t('intakes.steps', { file: intake.file_name })}
          steps={[
            t('intakes.step.file'),
            t(isTable(intake) ? 'intakes.step.columns' : 'intakes.step.facts'),
            t('intakes.step.check'),
            t('intakes.step.stored'),
          ]}
          current={stepOf(intake.state)}
          hasFailed={hasFailed}
        />
      </header>
      <div className={styles.body}>{children}</div>
      {hasFoot ? (
        <footer className={styles.foot}>
          <div className={styles.promise}>{promise}</div>
          {actions}
        </footer>
      ) : null}
    </section>
  );
}
