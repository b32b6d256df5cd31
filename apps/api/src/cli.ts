import { keepCompiledCode } from './start/compile-cache.ts';

keepCompiledCode();
// Everything else is compiled after that.
const { runCommandLine } = await import('./cli/run-command-line.ts');

process.exitCode = await runCommandLine(process.argv.slice(2), process.env, {
  'audit-head': async () => (await import('./audit/audit-head.ts')).auditHead,
  backup: async () => (await import('./backup/commands.ts')).backupCommand,
  'create-admin': async () => (await import('./cli/create-admin.ts')).createAdmin,
  distribute: async () => (await import('./distribution/command.ts')).distributeCommand,
  'erase-person': async () => (await import('./personal-data/commands.ts')).erasePersonCommand,
  'export-person': async () => (await import('./personal-data/commands.ts')).exportPersonCommand,
  'import-values': async () => (await import('./import/command.ts')).importValuesCommand,
  intake: async () => (await import('./intakes/command/intake-command.ts')).intakeCommand,
  'list-corrections': async () => (await import('./import/corrections-command.ts')).listCorrectionsCommand,
  migrate: async () => (await import('./cli/migrate-command.ts')).migrateCommand,
  'reseal-authenticators': async () => (await import('./identity/reseal-authenticators.ts')).resealCommand,
  restore: async () => (await import('./backup/commands.ts')).restoreCommand,
  'verify-audit-log': async () => (await import('./audit/verify-audit-log.ts')).verifyAuditLog,
});
