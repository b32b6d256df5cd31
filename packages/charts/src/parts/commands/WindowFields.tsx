import { useId, useState, type SubmitEvent } from 'react';

import { localDate } from '../../core/time/step-label.ts';
import { typedWindow, type TypedWindow } from '../../core/time/typed-window.ts';
import type { TimeWindow } from '../../core/time/levels.ts';
import * as buttonStyles from '../tool-button/ToolButton.css.ts';
import * as styles from './CommandPanel.css.ts';
import type { Language } from '@vinrod/locale/messages/language';

import { textsIn } from '../../core/texts-in.ts';
import { commandPanelMessages } from './messages.ts';
import type { RunCommand } from './run-command.ts';

/** What the fields need. */
export interface WindowFieldsProps {
  /** From the first step of the data to the last. */
  readonly whole: TimeWindow;
  /** What is shown of it. */
  readonly shown: TimeWindow;
  readonly run: RunCommand;
  readonly language: Language;
}

type Problem = 'from' | 'to' | 'order' | 'outside';

function clipped(typed: TypedWindow, whole: TimeWindow): TimeWindow | Problem {
  if (typeof typed === 'string') return typed;
  const window = { from: Math.max(typed.from, whole.from), to: Math.min(typed.to, whole.to) };
  return window.from <= window.to ? window : 'outside';
}

/** What the chart shows, from and to, as text: the way to an exact period without dragging (WCAG 2.5.7). */
export function WindowFields({ whole, shown: { from, to }, run, language }: WindowFieldsProps) {
  const text = textsIn(commandPanelMessages, language);
  const id = useId();
  const shown = { from: localDate(from), to: localDate(to) };
  const [typed, setTyped] = useState<{ readonly from?: string; readonly to?: string }>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = clipped(typedWindow(typed.from ?? shown.from, typed.to ?? shown.to), whole);
    setProblem(typeof next === 'string' ? next : null);
    if (typeof next === 'string') return;
    setTyped({});
    run({ type: 'show', window: next }, 'button');
  };
  const field = (name: 'from' | 'to', label: string) => (
    <label className={styles.field}>
      {label}
      <input
        className={styles.input}
        value={typed[name] ?? shown[name]}
        autoComplete="off"
        aria-invalid={problem === name || problem === 'order' || problem === 'outside'}
        aria-describedby={problem === null ? `${id}-hint` : `${id}-problem`}
        onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      />
    </label>
  );
  return (
    <form onSubmit={show} noValidate>
      <div className={styles.fields}>
        {field('from', text('fromLabel'))}
        {field('to', text('toLabel'))}
      </div>
      {problem === null ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {text('hint')}
        </p>
      ) : (
        <p id={`${id}-problem`} className={styles.error} role="alert">
          {problem === 'outside'
            ? text('outside', { from: localDate(whole.from), to: localDate(whole.to) })
            : text(problem)}
        </p>
      )}
      <button type="submit" className={`${buttonStyles.button} ${styles.submit}`}>
        {text('show')}
      </button>
    </form>
  );
}
