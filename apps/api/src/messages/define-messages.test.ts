import { textsOf } from '@vinrod/locale/messages/texts';
import { translator } from '@vinrod/locale/messages/translator';
import { parseMessage } from '@vinrod/locale/messages/parse-message';
import { afterEach, describe, expect, it } from 'vitest';
import { adoptWords, defineMessages, apiCatalogues } from './define-messages.ts';

const messages = defineMessages('words-of-a-test', {
  sv: { company: 'Bolag', count: '{count} bolag', untouched: 'Rum' },
  en: { company: 'Company', count: '{count} companies', untouched: 'Room' },
});
const texts = textsOf(messages);
/** As modules keep texts that they write later. */
const heading = texts.company;

afterEach(() => adoptWords(null));

describe('the words of a brand', () => {
  it('are said by every catalogue that was defined before, and by no other text', () => {
    adoptWords({
      sv: {
        'words-of-a-test.company': 'Förvaltning',
        'words-of-a-test.count': parseMessage('{count} förvaltningar'),
      },
      en: { 'words-of-a-test.company': 'Department' },
    });
    expect(heading).toEqual({ sv: 'Förvaltning', en: 'Department' });
    expect(texts.count({ count: 2 })).toEqual({ sv: '2 förvaltningar', en: '2 companies' });
    expect(translator(messages, 'sv')('company')).toBe('Förvaltning');
    expect(texts.untouched.sv).toBe('Rum');
  });

  it('end with the brand', () => {
    adoptWords({ sv: { 'words-of-a-test.company': 'Förvaltning' }, en: {} });
    adoptWords(null);
    expect(heading).toEqual({ sv: 'Bolag', en: 'Company' });
  });

  it('are known by the catalogue and the key, of which there are no two', () => {
    expect(apiCatalogues.get('words-of-a-test')?.sv['company']).toBe('Bolag');
    expect(() => defineMessages('words-of-a-test', { sv: {}, en: {} })).toThrow(
      'Two catalogues of messages are called "words-of-a-test".',
    );
  });
});
