import { expect, it } from 'vitest';

import { defineMessages, parseMessage } from '../icu-messages/index.ts';
import { overrideMessages } from './override-messages.ts';

const messages = defineMessages('toast', {
  sv: { close: 'Stäng', undo: 'Ångra {count}' },
  en: { close: 'Close', undo: 'Undo {count}' },
});

it('keeps the given texts under the name of the component', () => {
  expect(overrideMessages(messages, { close: 'Ta bort' })).toEqual({
    id: 'toast',
    texts: { close: 'Ta bort' },
  });
});

it('takes a text with arguments parsed, and says so when it is not', () => {
  const undo = parseMessage('Gör {count} ogjorda');
  expect(overrideMessages(messages, { undo }).texts).toEqual({ undo });
  expect(() => overrideMessages(messages, { undo: 'Gör {count} ogjorda' })).toThrow('parseMessage');
});
