import type { Command } from '../command-line/command.ts';

/** Brings the database to its newest form, which opening it for a command has already done, and so are rights given. */
export const migrateCommand: Command = {
  name: 'migrate',
  usage: '',
  summary: 'Bring the database to the form that this version needs.',
  run(_args, { config, print }) {
    print('The database has its newest form.');
    if (config.runningRole !== null)
      print(`The role ${config.runningRole} may run the portal and cannot rewrite its audit log.`);
    return Promise.resolve(0);
  },
};
