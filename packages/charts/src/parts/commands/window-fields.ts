import type { AnyLanguage } from '../../core/language.ts';

import { element, on, type PageElement } from '../../chart/elements.ts';
import { textsIn } from '../../core/texts-in.ts';
import type { TimeWindow } from '../../core/time/levels.ts';
import { localDate } from '../../core/time/step-label.ts';
import { typedWindow, type TypedWindow } from '../../core/time/typed-window.ts';
import * as buttonStyles from '../tool-button/ToolButton.css.ts';
import * as styles from './CommandPanel.css.ts';
import { commandPanelMessages } from './messages.ts';
import type { RunCommand } from './run-command.ts';

/** What the fields show. */
export interface WindowFieldsOptions {
  /** Unique in the page. */
  readonly id: string;
  /** From the first step of the data to the last. */
  readonly whole: TimeWindow;
  /** The visible part of it. */
  readonly shown: TimeWindow;
  readonly run: RunCommand;
  readonly language: AnyLanguage;
}

type Problem = 'from' | 'to' | 'order' | 'outside';
type Name = 'from' | 'to';

function clipped(typed: TypedWindow, whole: TimeWindow): TimeWindow | Problem {
  if (typeof typed === 'string') return typed;
  const window = { from: Math.max(typed.from, whole.from), to: Math.min(typed.to, whole.to) };
  return window.from <= window.to ? window : 'outside';
}

/**
 * Creates text fields for the start and end of the visible window: a way to an exact period without dragging
 * (WCAG 2.5.7). Typed text is kept while the chart is redrawn.
 *
 * @param changed - Called when the fields have to be redrawn.
 */
export function createWindowFields(changed: () => void): (options: WindowFieldsOptions) => PageElement {
  let typed: Partial<Record<Name, string>> = {};
  let problem: Problem | null = null;
  return ({ id, whole, shown: { from, to }, run, language }) => {
    const text = textsIn(commandPanelMessages, language);
    const shown = { from: localDate(from), to: localDate(to) };
    const show = (event: SubmitEvent) => {
      event.preventDefault();
      const next = clipped(typedWindow(typed.from ?? shown.from, typed.to ?? shown.to), whole);
      problem = typeof next === 'string' ? next : null;
      if (typeof next !== 'string') {
        typed = {};
        run({ type: 'show', window: next }, 'button');
      }
      changed();
    };
    const field = (name: Name, label: string) => {
      const attributes = {
        class: styles.input,
        autocomplete: 'off',
        'aria-invalid': problem === name || problem === 'order' || problem === 'outside',
        'aria-describedby': problem === null ? `${id}-hint` : `${id}-problem`,
      };
      const input = element('input', attributes, undefined, {
        value: typed[name] ?? shown[name],
        listeners: [
          on('input', ({ target }) => {
            if (target instanceof HTMLInputElement) typed = { ...typed, [name]: target.value };
          }),
        ],
      });
      return element('label', { class: styles.field }, [label, input]);
    };
    const said = () => {
      if (problem === null) return element('p', { id: `${id}-hint`, class: styles.hint }, [text('hint')]);
      const error =
        problem === 'outside'
          ? text('outside', { from: localDate(whole.from), to: localDate(whole.to) })
          : text(problem);
      const attributes = { id: `${id}-problem`, class: styles.error, role: 'alert' };
      return element('p', attributes, [error], { key: 'problem' });
    };
    const submit = { type: 'submit', class: `${buttonStyles.button} ${styles.submit}` };
    return element(
      'form',
      { novalidate: '' },
      [
        element('div', { class: styles.fields }, [
          field('from', text('fromLabel')),
          field('to', text('toLabel')),
        ]),
        said(),
        element('button', submit, [text('show')]),
      ],
      { listeners: [on('submit', show)] },
    );
  };
}
