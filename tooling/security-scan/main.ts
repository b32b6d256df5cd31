/**
 * Lets wapiti and sqlmap (Debian packages) loose on every GET of a started API with the token of a signed-in
 * administrator: `node tooling/security-scan/main.ts ORIGIN`. The demo must run there: `pnpm start`. Reports are
 * written to `.cache/security-scan`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { signInToDemo } from '../demo-sign-in.ts';
import { repositoryRoot } from '../repository.ts';
import { run } from '../run.ts';
import { scannedAddresses } from './addresses.ts';
import { readIds } from './known-ids.ts';

const wapitiOptions =
  '--scope folder --depth 0 --flush-session --max-attack-time 60 --format json --no-bugreport -v 1' +
  ' --module exec,file,sql,blindsql,xss,crlf,redirect,ssrf,xxe,nikto,backup';

const sqlmapOptions =
  '--batch --level 2 --risk 2 --dbms PostgreSQL --technique BEUS --threads 4 --smart --ignore-code *' +
  ' --disable-coloring -v 0';

const origin = process.argv[2] ?? 'http://localhost:3000';
const folder = join(repositoryRoot, '.cache/security-scan');
mkdirSync(folder, { recursive: true });

const access = await signInToDemo(origin);
const addresses = scannedAddresses(origin, await readIds(origin, access));
const authorization = `Authorization: Bearer ${access}`;

const wapiti = await run(
  'wapiti',
  [
    ['--url', `${origin}/api/v1/`, '--header', authorization, '--output', join(folder, 'wapiti.json')],
    addresses.flatMap((address) => ['--start', address]),
    wapitiOptions.split(' '),
  ].flat(),
);

const list = join(folder, 'addresses.txt');
writeFileSync(list, `${addresses.filter((address) => address.includes('?')).join('\n')}\n`);
const sqlmap = await run(
  'sqlmap',
  [
    ['-m', list, '--headers', authorization, '--output-dir', join(folder, 'sqlmap')],
    ['--results-file', join(folder, 'sqlmap.csv')],
    sqlmapOptions.split(' '),
  ].flat(),
);

process.exit(wapiti === 0 && sqlmap === 0 ? 0 : 1);
