import { intakeCalls, type Intake } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { formatInteger } from '@vinrod/ui/format';
import { Section } from '@vinrod/ui/section';
import { Text } from '@vinrod/ui/text';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactElement } from 'react';

import { useInvalidate } from '#data';
import { useClient } from '#session';

import { ReportButton } from '../history/ReportButton.tsx';
import { t } from '../texts.ts';
import { IntakeCard } from '../under-way/IntakeCard.tsx';
import { StepFailure } from '../under-way/StepFailure.tsx';
import { useIntakeStep } from '../under-way/use-intake-step.ts';
import { hasValues } from '../words/intake-words.ts';
import { DiscardButton } from './DiscardButton.tsx';
import { isHeldBack, openIssues } from './intake-choices.ts';
import { IntakeFigures } from './IntakeFigures.tsx';
import { IssueRow } from './IssueRow.tsx';
import * as styles from './Preview.css.ts';
import { useChoices } from './use-choices.ts';

export interface PreviewProps {
  readonly intake: Intake;
  readonly mayManage: boolean;
  readonly onDiscarded: () => void;
  /** Shows the settings; undefined for a file that has none. */
  readonly onChangeSettings: (() => void) | undefined;
}

function storeLabel(intake: Intake): string {
  const { to_store: stored, waiting } = intake.counts;
  if (stored === 0 && waiting > 0) return t('intakes.storeWaiting', { count: waiting });
  return t(hasValues(intake) ? 'intakes.storeValues' : 'intakes.storeRows', { count: stored });
}

/** What would happen to a file, what has to be decided, and the button that makes it happen. */
export function Preview({ intake, mayManage, onDiscarded, onChangeSettings }: PreviewProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const choices = useChoices(intake);
  const step = useIntakeStep();
  const { issues, counts, settings } = intake;
  const open = openIssues(issues);
  const known = issues.filter((issue) => !open.includes(issue));
  const isNothing = counts.to_store + counts.waiting === 0;
  const isHeld = isHeldBack(issues);
  const store = async (): Promise<void> => {
    await client.with(intakeCalls).store({ path: { id: intake.uuid } });
    await invalidate('storeIntake');
  };
  const unmap = async (): Promise<void> => {
    await client.with(intakeCalls).update({ path: { id: intake.uuid }, body: { site_keys: [] } });
    await invalidate('updateIntake');
  };
  const promise = (): string => {
    if (choices.isUnsent) return t('intakes.unsent');
    if (isNothing) return t('intakes.nothingToStore');
    return t(isHeld ? 'intakes.heldBack' : 'intakes.promise');
  };
  return (
    <IntakeCard
      intake={intake}
      promise={promise()}
      actions={
        <>
          <ReportButton intake={intake} />
          {mayManage ? (
            <>
              <DiscardButton intake={intake} onDiscarded={onDiscarded} />
              <Button
                variant="primary"
                isDisabled={isNothing || isHeld || choices.isUnsent}
                isPending={step.isPending}
                onPress={() => step.take(store)}
              >
                {storeLabel(intake)}
              </Button>
            </>
          ) : null}
        </>
      }
    >
      <IntakeFigures intake={intake} />
      {mayManage && (onChangeSettings !== undefined || settings.site_keys.length > 0) ? (
        <div className={styles.given}>
          {onChangeSettings === undefined ? null : (
            <Button size="sm" icon={SlidersHorizontal} onPress={onChangeSettings}>
              {t('intakes.settings.change')}
            </Button>
          )}
          {settings.site_keys.length === 0 ? null : (
            <>
              <Text size="small">{t('intakes.site.mapped', { count: settings.site_keys.length })}</Text>
              <Button size="sm" variant="quiet" onPress={() => step.take(unmap)}>
                {t('intakes.site.unmap')}
              </Button>
            </>
          )}
        </div>
      ) : null}
      {[
        { title: t('intakes.toDecide'), rows: open },
        { title: t('intakes.toKnow'), rows: known },
      ].map(({ title, rows }) =>
        rows.length === 0 ? null : (
          <Section
            key={title}
            title={title}
            level={3}
            isFirst
            hasRule
            actions={<span className={styles.count}>{formatInteger(rows.length)}</span>}
          >
            <ul className={styles.issues}>
              {rows.map((issue) => (
                <IssueRow key={issue.code} {...{ intake, issue, choices, mayManage }} />
              ))}
            </ul>
          </Section>
        ),
      )}
      <StepFailure step={step} />
    </IntakeCard>
  );
}
