import { intakeCalls, type Intake, type IntakeChoice, type IntakeIssue } from '@vinrod/api-client';
import { useRef, useState } from 'react';

import { useInvalidate } from '#data';
import { errorText } from '#errors';
import { useClient } from '#session';

import { choiceBody, currentChoice } from './intake-choices.ts';

/** A choice that is not the server's yet. */
interface UnsentChoice {
  readonly choice: IntakeChoice;
  /** Why it could not be sent; undefined while it is on its way. */
  readonly failure: string | undefined;
}

/** Choices about the issues of a file, each sent when it is made. */
export interface Choices {
  readonly shown: (issue: IntakeIssue) => IntakeChoice | null;
  readonly failure: (issue: IntakeIssue) => string | undefined;
  readonly select: (issue: IntakeIssue, choice: IntakeChoice) => void;
  /** Whether the server has not got a choice that is shown. */
  readonly isUnsent: boolean;
}

const none: Readonly<Record<string, UnsentChoice>> = {};

/** Sends choices one after the other; one that fails stays as it was chosen, and can be sent again. */
export function useChoices({ uuid }: Pick<Intake, 'uuid'>): Choices {
  const client = useClient();
  const invalidate = useInvalidate();
  const [unsent, setUnsent] = useState(none);
  const queue = useRef(Promise.resolve());
  const send = async (code: IntakeIssue['code'], choice: IntakeChoice): Promise<void> => {
    try {
      await client
        .with(intakeCalls)
        .update({ path: { id: uuid }, body: { choices: choiceBody(code, choice) } });
      await invalidate('updateIntake');
      // A later choice for the same issue is still on its way.
      setUnsent((before) =>
        before[code]?.choice === choice
          ? Object.fromEntries(Object.entries(before).filter(([known]) => known !== code))
          : before,
      );
    } catch (error) {
      setUnsent((before) =>
        before[code]?.choice === choice
          ? { ...before, [code]: { choice, failure: errorText(error) } }
          : before,
      );
    }
  };
  return {
    shown: (issue) => unsent[issue.code]?.choice ?? currentChoice(issue),
    failure: ({ code }) => unsent[code]?.failure,
    select: ({ code }, choice) => {
      setUnsent((before) => ({ ...before, [code]: { choice, failure: undefined } }));
      queue.current = queue.current.then(() => send(code, choice));
    },
    isUnsent: Object.keys(unsent).length > 0,
  };
}
