#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { checkConformance } from '../check-conformance.ts';
import { reportHtml } from '../reports/html.ts';
import { reportJunit } from '../reports/junit.ts';
import { reportText } from '../reports/text.ts';
import { codeSource } from './code-sources.ts';
import { readOptions, UsageError, usage, type CommandOptions } from './options.ts';

/** Beside the package's folders, as deep from here in the sources as in what is published. */
const contractFile = new URL('../../../openapi/openapi.json', import.meta.url);

const writers = { text: reportText, junit: reportJunit, html: reportHtml };

async function run(options: CommandOptions): Promise<number> {
  const contract: unknown = JSON.parse(readFileSync(contractFile, 'utf8'));
  const { origin, period, codeFrom, ...given } = options;
  const report = await checkConformance({
    ...given,
    contract,
    codes: codeSource(codeFrom),
    ...(origin === null ? {} : { origin }),
    ...(period === null ? {} : { period }),
  });
  const written = writers[options.report](report);
  if (options.output === null) process.stdout.write(written);
  else {
    writeFileSync(options.output, written);
    const { passed, failed, skipped } = report;
    process.stderr.write(`${passed} passed, ${failed} failed, ${skipped} skipped: ${options.output}\n`);
  }
  return report.failed === 0 ? 0 : 1;
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === null) process.stdout.write(usage);
  else process.exitCode = await run(options);
} catch (error) {
  const hint = error instanceof UsageError ? '\nSee api-client --help.' : '';
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}${hint}\n`);
  process.exitCode = 2;
}
