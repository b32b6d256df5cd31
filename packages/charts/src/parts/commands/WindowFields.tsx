import { useId, useState, type SubmitEvent } from 'react';

import { localDate } from '../../core/time/step-label.ts';
import { typedWindow, type TypedWindow } from '../../core/time/typed-window.ts';
import type { TimeWindow } from '../../core/time/levels.ts';
import * as buttonStyles from '../tool-button/ToolButton.css.ts';
import * as styles from './CommandPanel.css.ts';
import type { RunCommand } from './run-command.ts';

/** What the fields need. */
export interface WindowFieldsProps {
  /** From the first step of the data to the last. */
  readonly whole: TimeWindow;
  /** What is shown of it. */
  readonly shown: TimeWindow;
  readonly run: RunCommand;
}

const problems: Readonly<Record<'from' | 'to' | 'order' | 'outside', string>> = {
  from: 'Skriv från som ÅÅÅÅ-MM-DD, till exempel 2026-03-12, eller med klockslag 2026-03-12 06:00.',
  to: 'Skriv till som ÅÅÅÅ-MM-DD, till exempel 2026-03-31, eller med klockslag 2026-03-31 18:00.',
  order: 'Till måste vara efter från.',
  outside: 'Det finns inga värden då. Värdena går från',
};

function clipped(typed: TypedWindow, whole: TimeWindow): TimeWindow | keyof typeof problems {
  if (typeof typed === 'string') return typed;
  const window = { from: Math.max(typed.from, whole.from), to: Math.min(typed.to, whole.to) };
  return window.from <= window.to ? window : 'outside';
}

function problemText(problem: keyof typeof problems, { from, to }: TimeWindow): string {
  if (problem !== 'outside') return problems[problem];
  return `${problems.outside} ${localDate(from)} till ${localDate(to)}.`;
}

/** What the chart shows, from and to, as text: the way to an exact period without dragging (WCAG 2.5.7). */
export function WindowFields({ whole, shown: { from, to }, run }: WindowFieldsProps) {
  const id = useId();
  const shown = { from: localDate(from), to: localDate(to) };
  const [typed, setTyped] = useState<{ readonly from?: string; readonly to?: string }>({});
  const [problem, setProblem] = useState<keyof typeof problems | null>(null);
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
        {field('from', 'Från och med')}
        {field('to', 'Till och med')}
      </div>
      {problem === null ? (
        <p id={`${id}-hint`} className={styles.hint}>
          ÅÅÅÅ-MM-DD, gärna med klockslag
        </p>
      ) : (
        <p id={`${id}-problem`} className={styles.error} role="alert">
          {problemText(problem, whole)}
        </p>
      )}
      <button type="submit" className={`${buttonStyles.button} ${styles.submit}`}>
        Visa perioden
      </button>
    </form>
  );
}
