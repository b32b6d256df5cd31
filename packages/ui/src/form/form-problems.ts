/** An error response of the API (specification, section 8). */
export type ErrorAnswer =
  | { readonly type: 'non_field_error'; readonly details: { readonly message: string } }
  | {
      readonly type: 'field_error';
      readonly details: readonly { readonly field: string; readonly errors: readonly string[] }[];
    };

/** Errors of a form: by field name, and for the form as a whole. */
export interface FormProblems {
  /** Error text by field name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Errors that belong to no field. */
  readonly general: readonly string[];
}

/** A form without errors. */
export const NO_PROBLEMS: FormProblems = { fields: {}, general: [] };

/** One line of the summary. */
export interface ProblemLine {
  /** Name of the field; `undefined` for an error of the whole form. */
  readonly field: string | undefined;
  readonly message: string;
}

/**
 * Sorts an error response: `field_error` to the form's fields, texts of an item joined with a space (specification,
 * section 8), everything else to the form as a whole.
 * @param fieldNames - names of the fields of the form
 */
export function formProblems(answer: ErrorAnswer, fieldNames: readonly string[]): FormProblems {
  if (answer.type === 'non_field_error') return { fields: {}, general: [answer.details.message] };
  const fields: Record<string, string> = {};
  const general: string[] = [];
  for (const { field, errors } of answer.details) {
    const text = errors.join(' ');
    if (!fieldNames.includes(field)) general.push(text);
    else fields[field] = fields[field] === undefined ? text : `${fields[field]} ${text}`;
  }
  return { fields, general };
}

/** Lines of the summary: the form as a whole first, then its fields in form order. */
export function problemLines(
  { fields, general }: FormProblems,
  fieldNames: readonly string[],
): readonly ProblemLine[] {
  return [
    ...general.map((message) => ({ field: undefined, message })),
    ...fieldNames.flatMap((field) => {
      const message = fields[field];
      return message === undefined ? [] : [{ field, message }];
    }),
  ];
}

/** Whether errors only went away: a field was fixed, and there are no new errors. */
export function isMended(before: readonly ProblemLine[], after: readonly ProblemLine[]): boolean {
  const known = new Set(before.map(({ field, message }) => `${field ?? ''}${message}`));
  return (
    after.length < before.length && after.every(({ field, message }) => known.has(`${field ?? ''}${message}`))
  );
}
