import { auditHead } from './audit/audit-head.ts';
import { verifyAuditLog } from './audit/verify-audit-log.ts';
import { backupCommand, restoreCommand } from './backup/commands.ts';
import { createAdmin } from './cli/create-admin.ts';
import { migrateCommand } from './cli/migrate-command.ts';
import { resealCommand } from './identity/reseal-authenticators.ts';
import { erasePersonCommand, exportPersonCommand } from './personal-data/commands.ts';
import { runCommandLine } from './cli/run-command-line.ts';
import { intakeCommand } from './intakes/command/intake-command.ts';
import { importValuesCommand } from './import/command.ts';
import { listCorrectionsCommand } from './import/corrections-command.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), process.env, [
  auditHead,
  backupCommand,
  createAdmin,
  erasePersonCommand,
  exportPersonCommand,
  importValuesCommand,
  intakeCommand,
  listCorrectionsCommand,
  migrateCommand,
  resealCommand,
  restoreCommand,
  verifyAuditLog,
]);
