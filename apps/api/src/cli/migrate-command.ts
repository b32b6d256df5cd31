import type { Command } from '../command-line/command.ts';

/** Only reports: running any command already migrates the database and grants rights. */
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
