/**
 * Runs wapiti and sqlmap (Debian packages) on every GET, POST, PUT and PATCH of a running API, as a customer's
 * administrator and as an administrator: `node tooling/security-scan/main.ts ORIGIN [SECONDS]`. It must be a throw-away
 * demo: what the scanners write stays. SECONDS limits each module of wapiti and each address of sqlmap (60). Writes
 * reports to `.cache/security-scan`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { demoAdministrator, demoCustomer, renewDemoSession, startDemoSession } from '../demo-sign-in.ts';
import { repositoryRoot } from '../repository.ts';
import { scannedAddresses, scannedWrites, writeAddress } from './addresses.ts';
import { boundedRun } from './bounded-run.ts';
import { readIds } from './known-ids.ts';
import { startSignedInProxy } from './signed-in-proxy.ts';

const wapitiOptions =
  '--scope folder --depth 0 --flush-session --format json --no-bugreport -v 1' +
  ' --module exec,file,sql,blindsql,xss,crlf,redirect,ssrf,xxe,nikto,backup';

const sqlmapOptions =
  '--batch --level 2 --risk 2 --dbms PostgreSQL --technique BEUS --threads 4 --smart --ignore-code *' +
  ' --disable-coloring --flush-session -v 1';

const target = process.argv[2] ?? 'http://localhost:3000';
const seconds = Number(process.argv[3] ?? '60');
const folder = join(repositoryRoot, '.cache/security-scan');
mkdirSync(folder, { recursive: true });

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Findings in a report of wapiti; null when it was stopped before it wrote one. */
function wapitiFindings(file: string): number | null {
  if (!existsSync(file)) return null;
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const found: unknown = Reflect.get(Object(report), 'vulnerabilities');
  return Object.values(Object(found)).reduce<number>(
    (sum, list) => sum + (Array.isArray(list) ? list.length : 0),
    0,
  );
}

/** @returns whether nothing was found and the whole scan was signed in. */
async function scanAs(account: typeof demoAdministrator): Promise<boolean> {
  let session = sessions[account.email] ?? (await startDemoSession(target, account));
  const writes = scannedWrites(ids);
  const proxy = await startSignedInProxy({
    target,
    writes,
    renew: async () => {
      session = await renewDemoSession(target, session);
      return session.access;
    },
  });
  const started = performance.now();
  const name = account.email.replace(/@.*/, '');
  const addresses = [
    ...scannedAddresses(proxy.origin, ids),
    ...writes.map((write) => writeAddress(proxy.origin, write)),
  ];
  const report = join(folder, `${name}-wapiti.json`);
  rmSync(report, { force: true });
  await boundedRun(
    'wapiti',
    [
      ['--url', `${proxy.origin}/`, '--output', report, '--max-attack-time', String(seconds)],
      addresses.flatMap((address) => ['--start', address]),
      wapitiOptions.split(' '),
    ].flat(),
    // wapiti limits each module itself; this limit is for all eleven and the crawl before them.
    seconds * 40,
  );
  const found = wapitiFindings(report);
  const findings = [`wapiti: ${found ?? 'stopped by the clock'}`];
  let isClean = found === 0;
  let late = 0;
  for (const address of addresses.filter((one) => one.includes('?'))) {
    const args = ['-u', address, '--output-dir', join(folder, `${name}-sqlmap`), ...sqlmapOptions.split(' ')];
    const { output, isLate } = await boundedRun('sqlmap', args, seconds);
    if (isLate) late += 1;
    if (!/identified the following injection point/.test(output)) continue;
    isClean = false;
    findings.push(`sqlmap: ${address}`);
  }
  const { statuses, faults, renewals } = proxy.tally();
  await proxy.close();
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count}×${status}`);
  const minutes = Math.round((performance.now() - started) / 60_000);
  print(`\n${account.email}: ${addresses.length} addresses, ${writes.length} of them writes, ${minutes} min`);
  print(
    `answers: ${counts.join(', ')}; token renewed ${renewals} times; ${late} addresses stopped by the clock`,
  );
  print(`findings: ${findings.join('; ')}`);
  for (const fault of faults.slice(0, 20)) print(`fault: ${fault}`);
  print(`${faults.length} faults`);
  return isClean && faults.length === 0;
}

// Both sign in before the scanners use up the tries of one address.
const administrator = await startDemoSession(target, demoAdministrator);
const sessions: Readonly<Record<string, typeof administrator>> = {
  [demoAdministrator.email]: administrator,
  [demoCustomer.email]: await startDemoSession(target, demoCustomer),
};
const ids = await readIds(target, administrator.access);
// The customer first: an administrator's writes may change the customer.
const asCustomer = await scanAs(demoCustomer);
const asAdministrator = await scanAs(demoAdministrator);
process.exit(asCustomer && asAdministrator ? 0 : 1);
