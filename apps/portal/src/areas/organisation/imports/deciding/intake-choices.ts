import type { IntakeChange, IntakeChoice, IntakeIssue, IntakeIssueCode } from '@vinrod/api-client';

type Choices = NonNullable<IntakeChange['choices']>;

/**
 * A choice for an issue as the API takes it.
 *
 * @throws {TypeError} when the issue does not have the choice.
 */
export function choiceBody(code: IntakeIssueCode, choice: IntakeChoice): Choices {
  switch (code) {
    case 'unknown_site':
      if (choice === 'wait' || choice === 'skip') return { unknown_site: choice };
      break;
    case 'much_higher':
      if (choice === 'store' || choice === 'store_as_estimated' || choice === 'skip')
        return { much_higher: choice };
      break;
    case 'missing_hour':
      if (choice === 'leave_gap') return { missing_hour: choice };
      break;
    case 'refused_rows':
      if (choice === 'refuse_file' || choice === 'skip') return { refused_rows: choice };
      break;
    case 'replaces':
      break;
  }
  throw new TypeError(`${code} has no choice ${choice}.`);
}

/** What is chosen for an issue: the first choice is meant until somebody chooses; null when there is nothing to choose. */
export function currentChoice({
  choice,
  choices,
}: Pick<IntakeIssue, 'choice' | 'choices'>): IntakeChoice | null {
  return choice ?? choices[0] ?? null;
}

/** Whether rows that cannot be stored hold the others back, as they do until somebody chooses to skip them. */
export function isHeldBack(issues: readonly IntakeIssue[]): boolean {
  return issues.some((issue) => currentChoice(issue) === 'refuse_file');
}

/** Issues that ask for a choice, in the order of the file's preview. */
export function openIssues(issues: readonly IntakeIssue[]): readonly IntakeIssue[] {
  return issues.filter(({ choices }) => choices.length > 0);
}
