import type { Intake, IntakeIssue } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { Heading } from '@vinrod/ui/heading';
import { Icon } from '@vinrod/ui/icon';
import { Select } from '@vinrod/ui/select';
import { Text } from '@vinrod/ui/text';
import { VisuallyHidden } from '@vinrod/ui/visually-hidden';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';

import { t } from '../texts.ts';
import * as styles from './IssueRow.css.ts';
import { IssueSamples } from './IssueSamples.tsx';
import { ProblemTable } from './ProblemTable.tsx';
import type { Choices } from './use-choices.ts';

export interface IssueRowProps {
  readonly intake: Intake;
  readonly issue: IntakeIssue;
  readonly choices: Choices;
  readonly mayManage: boolean;
}

const dangerous: ReadonlySet<string> = new Set(['unknown_site', 'refused_rows']);

function scopeText({ rows, sites }: IntakeIssue): string {
  return sites === 0 ? t('intakes.scope', { rows }) : t('intakes.scopeSites', { rows, sites });
}

function Mark({ issue: { code, choices } }: { readonly issue: IntakeIssue }): ReactElement {
  if (choices.length === 0)
    return (
      <span className={styles.quiet}>
        <Icon icon={Info} />
      </span>
    );
  const isDangerous = dangerous.has(code);
  return (
    <span className={isDangerous ? styles.danger : styles.warning}>
      <Icon icon={isDangerous ? CircleAlert : TriangleAlert} />
    </span>
  );
}

/** Rows of which the reader should know, or decide: how many, some of them, and what can be done. */
export function IssueRow({ intake, issue, choices, mayManage }: IssueRowProps): ReactElement {
  const { code } = issue;
  const name = t(`intakes.issue.${code}`);
  const shown = choices.shown(issue);
  const failure = choices.failure(issue);
  return (
    <li className={styles.row}>
      <Mark issue={issue} />
      <div>
        <Heading level={4} size="title3">
          {`${name} · ${scopeText(issue)}`}
        </Heading>
        <p className={styles.about}>{t(`intakes.about.${code}`)}</p>
        {code === 'refused_rows' ? (
          <div className={styles.samples}>
            <ProblemTable problems={intake.problems} count={intake.counts.refused} />
          </div>
        ) : (
          <IssueSamples intake={intake} issue={issue} mayManage={mayManage} />
        )}
      </div>
      {shown === null ? null : (
        <div className={styles.choice}>
          {mayManage ? (
            <Select
              label={
                <>
                  {t('intakes.choose')} <VisuallyHidden>{name}</VisuallyHidden>
                </>
              }
              options={issue.choices.map((value) => ({ value, label: t(`intakes.choice.${value}`) }))}
              value={shown}
              onChange={(choice) => choices.select(issue, choice)}
              {...(failure === undefined
                ? {}
                : { errorMessage: t('intakes.choiceFailed', { reason: failure }) })}
            />
          ) : (
            <Text size="small">{t(`intakes.choice.${shown}`)}</Text>
          )}
          {failure === undefined ? null : (
            <Button size="sm" onPress={() => choices.select(issue, shown)}>
              {t('errors.retry')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
