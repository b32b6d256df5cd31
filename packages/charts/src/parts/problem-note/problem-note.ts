import type { AnyLanguage } from '../../core/language.ts';

import { element, on, type PageElement } from '../../chart/elements.ts';
import { textsIn } from '../../core/texts-in.ts';
import * as panelStyles from '../commands/CommandPanel.css.ts';
import * as buttonStyles from '../tool-button/ToolButton.css.ts';
import { problemMessages } from './messages.ts';

/** Says that values could not be fetched, with a button that tries again. */
export function problemNote(retry: () => void, language: AnyLanguage): PageElement {
  const text = textsIn(problemMessages, language);
  const button = { type: 'button', class: `${buttonStyles.button} ${panelStyles.submit}` };
  return element(
    'div',
    { class: panelStyles.fields, role: 'alert' },
    [
      element('p', { class: panelStyles.error }, [text('failed')]),
      element('button', button, [text('retry')], { listeners: [on('click', retry)] }),
    ],
    { key: 'problem' },
  );
}
