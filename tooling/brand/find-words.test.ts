import { expect, it } from 'vitest';
import { findWords } from './find-words.ts';

it('finds every text with a word by its key, of the portal and of what the API writes', async () => {
  const found = await findWords('BOLAG');
  expect(found).toContain('menu.companies: Bolag och anläggningar');
  expect(found).toContain('api.export.companyCount: Antal bolag');
  expect(found).toContain(
    'api.certificate.companiesNotFound: De här bolagen finns inte, eller så får du inte se dem: {ids}.',
  );
});

it('reads what a plural can become, and its number', async () => {
  expect(await findWords('leverans saknas för')).toContain(
    'api.certificate.monthsMissing: {company}: leverans saknas för {en månad | # månader}. Kontrollera avtalet.',
  );
});
