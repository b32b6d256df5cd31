import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCustomerScene, type CustomerScene } from '../testing/customer-scene.ts';
import { createUser } from '../testing/test-people.ts';
import { personNameProblem } from './person-name.ts';

let scene: CustomerScene;

beforeAll(async () => {
  scene = await createCustomerScene();
});

afterAll(() => scene.app.close());

const notPlain = [
  'kund.\n\nDitt konto är spärrat, gå till http://evil.example/login',
  'Vinröd kundtjänst http://evil.example',
  'rad\rtill',
  'tabb\tmitt i',
  'rad\u2028till',
  'gå till www.evil',
  'evil.example/login',
  'vinrod-kundtjanst.se',
  'ring kund@evil.example',
  'http：//evil',
  'javascript:alert(1)',
  'bak\u202elänges',
  'isolerad\u2066text',
  'osynlig\u200btext',
];

describe('security m4: names', () => {
  test.each(notPlain)('%j is refused wherever a person is named', async (name) => {
    // All budgets have recovered.
    scene.app.clock.advance(2 * 24 * 3600);
    const access = await scene.access();
    const { id } = await scene.member();
    const staff = await createUser(scene.app.deps.database, {
      permissions: ['can_view_admin_user', 'can_manage_admin_user'],
    });
    const asStaff = await scene.signedIn(staff);
    const person = { email: 'ny@vinrod.example', first_name: 'Åsa', last_name: 'Öberg', roles: [] };
    for (const field of ['first_name', 'last_name', 'title']) {
      const named = { [field]: name };
      for (const answer of [
        await scene.invite(named, access),
        await scene.change(id, named, access),
        await scene.app.request('PATCH', '/api/v1/users/profile', { body: named, access }),
        await scene.app.request('POST', '/api/v1/administrators/', {
          body: { ...person, ...named },
          access: asStaff,
        }),
      ])
        expect([answer.status, answer.body]).toEqual([
          422,
          {
            type: 'field_error',
            details: [{ field, errors: ['Skriv bara text på en rad, utan webb- eller e-postadress.'] }],
          },
        ]);
    }
  });

  test.each([
    'Åsa-Märta',
    "O'Neill",
    'J.R. Öberg',
    'von der Esch',
    'Ç. Şahin',
    'علی\u200cرضا',
    'Chef, f.d. VD',
  ])('%j is accepted', (name) => {
    expect(personNameProblem(name)).toBeNull();
  });

  test('that were stored before are printed on one line, without a link', async () => {
    const { database } = scene.app.deps;
    const inviter = await scene.member({
      permissions: ['can_manage_company_user', 'can_view_company_user', 'can_view_invoice'],
      firstName: 'Vinröd\n\nDitt konto är spärrat:',
      lastName: 'http://evil.example/login',
    });
    const email = 'gammal@norrviken.example';
    const by = await scene.signedIn(inviter);
    expect((await scene.invite({ email }, by)).status).toBe(200);
    const [mail] = await scene.app.mailsTo(email);
    expect(mail?.text).toContain('\nVinröd Ditt konto är spärrat: http evil example/login har bjudit in dig');
    await database.db
      .updateTable('app_user')
      .set({ first_name: 'du\u202e\nhttp://evil.example' })
      .where('email', '=', email)
      .execute();
    await scene.app.request('POST', '/api/v1/reset-password', { body: { email } });
    const [reset] = await scene.app.mailsTo(email);
    expect(reset?.text.split('\n')[0]).toBe('Hej du http evil example');
  });
});
