import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsOf } from '@vinrod/locale/messages/texts';
import { translator } from '@vinrod/locale/messages/translator';
import { parseMessage } from '@vinrod/locale/messages/parse-message';
import { afterEach, describe, expect, it } from 'vitest';
import { permissionAreas } from '../permissions/permission-lists.ts';
import { permissionTexts } from '../permissions/permission-texts.ts';
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

  it('name permissions, and say why somebody keeps theirs', () => {
    adoptWords({
      sv: {
        'permission.can_view_company': 'Visa företag',
        'permissions.lastAdministrator': 'En måste vara kvar.',
      },
      en: {},
    });
    expect(permissionAreas('sv', 'customer').flatMap(({ permissions }) => permissions)).toContainEqual(
      expect.objectContaining({ codename: 'can_view_company', display_name: 'Visa företag' }),
    );
    expect(permissionTexts.lastAdministrator.sv).toBe('En måste vara kvar.');
  });

  it('reach every catalogue of the API: none is defined beside it', () => {
    const sources = globSync('**/*.ts', { cwd: join(import.meta.dirname, '..') });
    const beside = sources.filter((file) =>
      readFileSync(join(import.meta.dirname, '..', file), 'utf8').match(
        /from '@vinrod\/locale\/messages\/define-messages'/,
      ),
    );
    expect(beside).toEqual(['messages/define-messages.ts']);
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
