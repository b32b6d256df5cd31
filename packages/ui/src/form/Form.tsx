import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';

import { ErrorSummary } from './ErrorSummary.tsx';
import { focusField } from './focus-field.ts';
import { isMended, NO_PROBLEMS, problemLines, type FormProblems, type ProblemLine } from './form-problems.ts';
import * as styles from './Form.css.ts';

export interface FormProps {
  /** Id of the form, which a button that stands outside it names as its `form` to send it. */
  readonly id?: string;
  /** What the form is for, when no heading names it. */
  readonly label?: string;
  /** Labels of the fields by name, in the order they stand. The summary calls them by these. */
  readonly fields: Readonly<Record<string, string>>;
  /**
   * What is wrong: of the form's own checks, or of the server by `formProblems`. Each new one shows the summary and
   * moves focus to it, unless problems only went away; give each field its own text too, as its `errorMessage`.
   */
  readonly problems?: FormProblems;
  /** Called when the form is sent; the browser never sends it itself. */
  readonly onSubmit: () => void;
  readonly children: ReactNode;
  /** Buttons of the form: "Avbryt" first, the one that sends last. */
  readonly actions?: ReactNode;
  /** Words beside the buttons: "Du har osparade ändringar." */
  readonly note?: ReactNode;
}

/** A form that says at its top what is wrong and leads to each field (principles.md, "Forms"). */
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
    // Mending one field of several must not take focus away from whoever types in it.
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
