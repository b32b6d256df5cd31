import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import type { Mail } from '../../mail/mailer.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCorporateGroup, createUser, type TestCorporateGroup } from '../../testing/test-people.ts';
import { storeEvenDays } from '../testing/store-days.ts';
import { sendMissingValuesMails } from './missing-values-mail.ts';

/** The test clock is at 08:00 on this day. */
const today = dayOf(2026, 11, 20);
const permissions = ['can_view_import', 'can_view_corporate_group_list'] as const;

let app: TestApp;
let norrviken: TestCorporateGroup;
let kallvik: TestCorporateGroup;
let karin: { readonly id: string; readonly email: string };

async function manage(group: TestCorporateGroup, manager: string): Promise<void> {
  await app.deps.database.db
    .updateTable('corporate_group')
    .set({ account_manager_id: manager })
    .where('id', '=', group.id)
    .execute();
}

async function storeUntil(group: TestCorporateGroup, last: number): Promise<void> {
  const sites = group.companies.flatMap(({ siteIds }) => siteIds);
  await storeEvenDays(app.deps.database, group.id, new Map(sites.map((site) => [site, 1000])), {
    first: dayOf(2026, 9, 20),
    last,
  });
}

beforeEach(async () => {
  app = await createTestApp();
  const { database } = app.deps;
  norrviken = await createCorporateGroup(database, 'Norrviken', [2]);
  kallvik = await createCorporateGroup(database, 'Kallvik', [1]);
  karin = await createUser(database, { firstName: 'Karin', permissions });
  await manage(norrviken, karin.id);
  await manage(kallvik, karin.id);
  await storeUntil(norrviken, today - 4);
  await storeUntil(kallvik, today - 1);
  await database.db
    .updateTable('site')
    .set({ grid_owner: 'Ellevio AB' })
    .where('corporate_group_id', '=', norrviken.id)
    .execute();
});

afterEach(() => app.close());

describe('the morning mail about missing values', () => {
  test('tells the account manager which corporate groups, how many sites and since when', async () => {
    await sendMissingValuesMails(app.deps);
    const [mail, ...others] = await app.mailsTo(karin.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Mätvärden saknas för 2 anläggningar');
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain('Norrviken: 2 anläggningar sedan 17 november 2026 (Ellevio AB)');
      expect(form).not.toContain('Kallvik');
      expect(form).toContain('saknar mätvärden till och med 19 november 2026.');
    }
    expect(mail?.text).toContain('https://portal.example/imports/missing?koncern=alla&own=true');
    expect(mail?.html).toContain('>Visa saknade mätvärden</a>');
  });

  test('is in the person’s language', async () => {
    const { db } = app.deps.database;
    await db.updateTable('app_user').set({ language: 'en' }).where('id', '=', karin.id).execute();
    await sendMissingValuesMails(app.deps);
    const [mail] = await app.mailsTo(karin.email);
    expect(mail?.subject).toBe('Meter values are missing for 2 sites');
    expect(mail?.text).toContain('Norrviken: 2 sites since 17 November 2026 (Ellevio AB)');
  });

  test('is sent once a day, whichever processes send it and however often they look', async () => {
    await Promise.all([1, 2, 3].map(() => sendMissingValuesMails(app.deps)));
    await sendMissingValuesMails(app.deps);
    expect(await app.mailsTo(karin.email)).toHaveLength(1);
    app.clock.advance(24 * 3600);
    await sendMissingValuesMails(app.deps);
    expect(await app.mailsTo(karin.email)).toHaveLength(2);
  });

  test('is not sent before its hour, nor when it is turned off', async () => {
    await sendMissingValuesMails({ ...app.deps, config: { ...app.deps.config, missingValuesMailHour: 9 } });
    await sendMissingValuesMails({
      ...app.deps,
      config: { ...app.deps.config, missingValuesMailHour: null },
    });
    expect(await app.mailsTo(karin.email)).toEqual([]);
    await sendMissingValuesMails({ ...app.deps, config: { ...app.deps.config, missingValuesMailHour: 8 } });
    expect(await app.mailsTo(karin.email)).toHaveLength(1);
  });

  test('is not sent when nothing is missing, to nobody else, nor to who may not see it', async () => {
    const { database } = app.deps;
    const idle = await createUser(database, { permissions });
    const blind = await createUser(database, { permissions: ['can_view_corporate_group_list'] });
    await manage(norrviken, blind.id);
    await sendMissingValuesMails(app.deps);
    for (const { email } of [karin, idle, blind]) expect(await app.mailsTo(email)).toEqual([]);
  });

  test('is tried again when the mail server refused it, and when its process was lost', async () => {
    const refusing = { send: (_mail: Mail) => Promise.reject(new Error('refused')), close: () => undefined };
    await sendMissingValuesMails({ ...app.deps, mailer: refusing });
    expect(app.log.join('')).toContain('the mail about missing values was not sent');
    await sendMissingValuesMails(app.deps);
    expect(await app.mailsTo(karin.email)).toHaveLength(1);

    await app.deps.database.db.updateTable('missing_values_mail').set({ done_at: null }).execute();
    await sendMissingValuesMails(app.deps);
    expect(await app.mailsTo(karin.email)).toHaveLength(1);
    app.clock.advance(16 * 60);
    await sendMissingValuesMails(app.deps);
    expect(await app.mailsTo(karin.email)).toHaveLength(2);
  });
});
