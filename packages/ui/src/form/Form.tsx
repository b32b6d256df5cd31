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
  /** Fields, and the buttons below them. */
  readonly children: ReactNode;
  /** Buttons of the form: "Avbryt" first, submit last. */
  readonly actions?: ReactNode;
  /** Text beside the buttons: "Du har osparade ändringar." */
  readonly note?: ReactNode;
  /**
   * Whether the buttons stay in view, in a bar at the bottom of the window. For a page, where they come with the first
   * change: pass `actions` only then. Focus moves to the form when they go.
   * @default false
   */
  readonly hasBar?: boolean;
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
  hasBar = false,
}: FormProps): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const linesBefore = useRef<readonly ProblemLine[]>([]);
  const hadActions = useRef(false);
  const hasActions = actions !== undefined;
  const hasNote = note !== undefined && note !== null;
  useLayoutEffect(() => {
    const lines = problemLines(problems, Object.keys(problems.fields));
    // Fixing one of several fields must not take focus away from the user typing in it.
    if (lines.length > 0 && !isMended(linesBefore.current, lines)) summary.current?.focus();
    linesBefore.current = lines;
  }, [problems]);
  useLayoutEffect(() => {
    // The pressed button is gone with its bar: the keyboard goes on from the form, not from the top of the page.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (hadActions.current && !hasActions && isLost) form.current?.focus({ preventScroll: true });
    hadActions.current = hasActions;
  }, [hasActions]);
  return (
    <form
      ref={form}
      noValidate
      tabIndex={-1}
      className={hasBar ? `${styles.form} ${styles.long}` : styles.form}
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
      {hasActions || hasNote ? (
        <div className={hasBar && hasActions ? `${styles.actions} ${styles.bar}` : styles.actions}>
          {hasNote ? <span className={styles.note}>{note}</span> : null}
          {actions}
        </div>
      ) : null}
    </form>
  );
}
