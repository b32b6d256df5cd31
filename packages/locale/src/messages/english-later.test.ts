import { expect, it, vi } from 'vitest';

import { englishLater, loadEnglish } from './english-later.ts';

vi.mock('./english-messages.ts', () => ({ englishMessages: { tree: { close: 'Close' } } }));

it('fills in the English of a catalogue that is there already', async () => {
  const messages = englishLater('tree');
  expect(messages).toEqual({});
  await loadEnglish();
  expect(messages).toEqual({ close: 'Close' });
});
