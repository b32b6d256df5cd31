import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';

import { ErrorSummary } from './ErrorSummary.tsx';
import { focusField } from './focus-field.ts';
import { isMended, NO_PROBLEMS, problemLines, type FormProblems, type ProblemLine } from './form-problems.ts';
import * as styles from './Form.css.ts';

export interface FormProps {
  /** Id of the form; a button outside it submits it with this id as its `form`. */
  readonly id?: string;
  /** Purpose of the form, when no heading names it. */
  readonly label?: string;
  /** Field labels by name, in the order of the fields. Used in the summary. */
  readonly fields: Readonly<Record<string, string>>;
  /**
   * Errors from the form's own checks, or from the server by `formProblems`. Each new value shows the summary and moves
   * focus to it, unless errors only went away; also pass each field its own text as `errorMessage`.
   */
  readonly problems?: FormProblems;
  /** Called on submit; the browser never submits the form itself. */
  readonly onSubmit: () => void;
  readonly children: ReactNode;
  /** Buttons of the form: "Avbryt" first, submit last. */
  readonly actions?: ReactNode;
  /** Text beside the buttons: "Du har osparade ändringar." */
  readonly note?: ReactNode;
}

/** A form that lists its errors at the top, with links to the fields (principles.md, "Forms"). */
export function Form({
  id,
  label,
  fields,
  problems = NO_PROBLEMS,
  onSubmit,
  children,
  actions,
  note,
}: FormProps): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const linesBefore = useRef<readonly ProblemLine[]>([]);
  useLayoutEffect(() => {
    const lines = problemLines(problems, Object.keys(problems.fields));
    // Fixing one of several fields must not take focus away from the user typing in it.
    if (lines.length > 0 && !isMended(linesBefore.current, lines)) summary.current?.focus();
    linesBefore.current = lines;
  }, [problems]);
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      {...(id === undefined ? {} : { id })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ErrorSummary
        ref={summary}
        lines={problemLines(problems, Object.keys(fields))}
        labels={fields}
        onGoTo={(field) => {
          if (form.current !== null) focusField(form.current, field);
        }}
      />
      {children}
      {actions === undefined ? null : (
        <div className={styles.actions}>
          {note === undefined ? null : <span className={styles.note}>{note}</span>}
          {actions}
        </div>
      )}
    </form>
  );
}
