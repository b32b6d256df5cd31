import { defineMessages } from '@vinrod/locale/messages/define-messages';
import { expect, it } from 'vitest';

import { everyMessage } from './every-message.fixture.ts';
import { pageTexts } from './page-texts.ts';

const own = defineMessages('page-texts', {
  sv: { 'page.sites': '{count, plural, one {# anläggning} other {# anläggningar}}' },
  en: { 'page.sites': '{count, plural, one {# site} other {# sites}}' },
});

it('knows its own texts and those of the catalogue', () => {
  const { t, swedishText } = pageTexts(own);
  expect(t('page.sites', { count: 2 })).toBe('2 anläggningar');
  expect(swedishText('page.sites', { count: 1 })).toBe('1 anläggning');
  expect(t('menu.certificate')).toBe('Certifikat');
});

it('is typed by both', () => {
  const { t } = pageTexts(own);
  // @ts-expect-error A key that no catalogue has.
  expect(t('page.unknown')).toBe('page.unknown');
});

it('no key is in two catalogues, where one would hide the other', () => {
  const keys = everyMessage.flatMap(({ sv }) => Object.keys(sv));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
