import type { AnyLanguage } from '../../core/language.ts';

import { element, on, type Listener, type PageElement, type PageNode } from '../../chart/elements.ts';
import type { Annotation } from '../../core/annotations.ts';
import { textsIn } from '../../core/texts-in.ts';
import * as styles from '../commands/CommandPanel.css.ts';
import * as buttonStyles from '../tool-button/ToolButton.css.ts';
import { withAnnotation, withLabel } from './kept-annotations.ts';
import { annotationMessages } from './messages.ts';

/** What notes are written in. */
export interface AnnotationEditorOptions {
  /** Unique in the page. */
  readonly id: string;
  /** All annotations of the chart. */
  readonly annotations: readonly Annotation[];
  /** Those that the reader may change, at the step that is written about; its name, and when a new one is. */
  readonly own: readonly Annotation[];
  readonly when: string;
  readonly at: string;
  readonly onChange: (annotations: readonly Annotation[]) => void;
  /** Called when the reader is done. */
  readonly close: () => void;
  readonly language: AnyLanguage;
}

type Said = 'empty' | 'added' | 'saved' | 'removed';

const longestLabel = 200;

function button(label: string, type: 'button' | 'submit', press?: () => void): PageElement {
  return element('button', { type, class: `${buttonStyles.button} ${styles.submit}` }, [label], {
    listeners: press ? [on('click', press)] : [],
  });
}

/**
 * Creates the form in which a reader writes, changes and removes notes at one step. Typed text is kept while the chart is
 * redrawn.
 *
 * @param changed - Called when it has to be redrawn.
 */
export function createAnnotationEditor(
  changed: () => void,
): (options: AnnotationEditorOptions) => PageElement {
  let typed: Readonly<Record<string, string>> = {};
  let said: Said | null = null;
  /** The key that opened the form moves on into it; the same object, so that it is heard once. */
  const entering: Listener = {
    listen(section) {
      queueMicrotask(() => section.querySelector('input')?.focus());
      return () => undefined;
    },
  };
  return ({ id, annotations, own, when, at, onChange, close, language }) => {
    const text = textsIn(annotationMessages, language);
    const change = (next: readonly Annotation[], what: Said) => {
      typed = {};
      said = what;
      onChange(next);
      changed();
    };
    const form = (
      key: string,
      label: string,
      before: string,
      send: (written: string) => void,
      buttons: readonly PageNode[],
    ) => {
      const attributes = { class: styles.input, autocomplete: 'off', maxlength: longestLabel };
      const input = element('input', attributes, undefined, {
        value: typed[key] ?? before,
        listeners: [
          on('input', ({ target }) => {
            if (target instanceof HTMLInputElement) typed = { ...typed, [key]: target.value };
          }),
        ],
      });
      const submit = (event: SubmitEvent) => {
        event.preventDefault();
        const written = (typed[key] ?? before).trim();
        if (written !== '') {
          send(written);
          return;
        }
        said = 'empty';
        changed();
      };
      const inside = [element('label', { class: styles.field }, [label, input]), ...buttons];
      return element('form', { class: styles.fields, novalidate: '' }, inside, {
        key,
        listeners: [on('submit', submit)],
      });
    };
    const kept = own.map(({ key, label }) =>
      form(key, text('label'), label, (written) => change(withLabel(annotations, key, written), 'saved'), [
        button(text('save'), 'submit'),
        button(text('remove'), 'button', () => change(withLabel(annotations, key, null), 'removed')),
      ]),
    );
    const another = form(
      'another',
      text('another'),
      '',
      (written) => change(withAnnotation(annotations, at, written), 'added'),
      [button(text('add'), 'submit')],
    );
    const look = said === 'empty' ? styles.error : styles.hint;
    const status = element('p', { class: look, role: 'status' }, [said && text(said)]);
    const inside = [
      element('p', { id: `${id}-title`, class: styles.title }, [text('title', { when })]),
      ...kept,
      another,
      status,
      element('div', {}, [button(text('close'), 'button', close)]),
    ];
    return element(
      'section',
      { class: `${styles.panel} ${styles.single}`, 'aria-labelledby': `${id}-title` },
      inside,
      {
        key: 'notes',
        listeners: [
          on('keydown', (event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            close();
          }),
          entering,
        ],
      },
    );
  };
}
