import { randomUUID } from 'node:crypto';
import { ensureDefaultRoles } from '../permissions/default-roles.ts';
import { createPasswordLink } from '../identity/password-links.ts';
import { findUserByEmail, normalizeEmail } from '../identity/users.ts';
import { StartError } from '../store/start-error.ts';
import type { Command } from '../command-line/command.ts';
import { readArguments } from '../command-line/read-arguments.ts';

/** Creates the first account of an installation: staff with every permission. */
export const createAdmin: Command = {
  name: 'create-admin',
  usage: '--email ADDRESS --first-name NAME --last-name NAME',
  summary: 'Make a staff account with every permission and print the link for choosing its password.',
  async run(args, { clock, config, database, print }) {
    const { options, positionals } = readArguments(args, ['email', 'first-name', 'last-name']);
    const email = normalizeEmail(options.email ?? '');
    const firstName = options['first-name']?.trim() ?? '';
    const lastName = options['last-name']?.trim() ?? '';
    if (positionals.length > 0 || firstName === '' || lastName === '' || !/^[^\s@]+@[^\s@]+$/.test(email))
      throw new StartError('Give --email ADDRESS, --first-name NAME and --last-name NAME.');
    if ((await findUserByEmail(database.db, email)) !== undefined)
      throw new StartError(`There is already an account with the address ${email}.`);
    const token = await database.transaction(async (trx) => {
      const roles = await ensureDefaultRoles(trx);
      const id = randomUUID();
      await trx
        .insertInto('app_user')
        .values({
          id,
          email,
          first_name: firstName,
          last_name: lastName,
          user_type: 'internal',
          status: 'invited',
        })
        .execute();
      const roleId = roles.get('internal:system_administrator');
      if (roleId !== undefined)
        await trx.insertInto('user_role').values({ user_id: id, role_id: roleId }).execute();
      return createPasswordLink(trx, id, clock.now());
    });
    print(`${firstName} ${lastName} <${email}> can choose a password within 30 minutes at`);
    print(`${config.publicUrl}/reset-password/${token}`);
    return 0;
  },
};
