import type { FormProblems } from '@vinrod/ui/form';
import { useCallback, useMemo, useRef, useState } from 'react';

import { noErrors, submissionErrors, type SubmissionErrors } from './submission-errors.ts';

/** State of a form submission. */
export interface Submission {
  readonly isPending: boolean;
  readonly errors: SubmissionErrors;
  /** The same errors for the kit's form; a new object only when the errors change. */
  readonly problems: FormProblems;
  /** Sends the form, unless it is being sent already. */
  readonly send: (call: () => Promise<void>) => Promise<void>;
  /** Shows messages that were found before sending. */
  readonly refuse: (fields: Readonly<Record<string, string>>) => void;
  /** Clears the error of a field that has changed. */
  readonly clearField: (field: string) => void;
}

/**
 * Submission state of a form: whether it is in progress, and its errors.
 *
 * @param shownFields - Field names on the form, as the contract has them.
 */
export function useSubmission(shownFields: readonly string[]): Submission {
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<SubmissionErrors>(noErrors);
  const isUnderWay = useRef(false);
  const fields = useRef(shownFields);

  const send = useCallback(async (call: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setPending(true);
    setErrors(noErrors);
    try {
      await call();
    } catch (error) {
      setErrors(submissionErrors(error, fields.current));
    } finally {
      isUnderWay.current = false;
      setPending(false);
    }
  }, []);

  const refuse = useCallback((refused: Readonly<Record<string, string>>) => {
    setErrors({ problem: undefined, fields: refused });
  }, []);

  const clearField = useCallback((field: string) => {
    setErrors((before) => {
      if (before.fields[field] === undefined) return before;
      return {
        ...before,
        fields: Object.fromEntries(Object.entries(before.fields).filter(([name]) => name !== field)),
      };
    });
  }, []);

  const problems = useMemo(
    (): FormProblems => ({
      fields: errors.fields,
      general: errors.problem === undefined ? [] : [errors.problem],
    }),
    [errors],
  );

  return { isPending, errors, problems, send, refuse, clearField };
}
