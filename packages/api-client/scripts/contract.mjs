/**
 * Bundles the contract and generates its types.
 *
 * `contract.mjs build` writes openapi/openapi.json, src/generated/schema.ts and src/generated/permissions-of.ts;
 * `contract.mjs check` lints the YAML and fails when one of them is not what the YAML gives.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { permissionsModule } from './permissions-of.mjs';
import { imports, transform } from './tagged-types.mjs';

// The tools start whatever `node` the path finds first; it must be the one that runs this.
const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);

const root = fileURLToPath(new URL('..', import.meta.url));
const source = 'openapi/openapi.yaml';
const committed = {
  bundle: 'openapi/openapi.json',
  types: 'src/generated/schema.ts',
  permissions: 'src/generated/permissions-of.ts',
};

/** Runs a tool of this package and ends the process when it fails. */
function run(tool, ...args) {
  const { status, stdout, stderr, error } = spawnSync(join(root, 'node_modules/.bin', tool), args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  if (status !== 0) {
    process.stderr.write(
      `${tool} ${args[0]} failed.\n${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}\n`,
    );
    process.exit(1);
  }
}

async function generate({ bundle, types, permissions }) {
  run('redocly', 'bundle', source, '--output', bundle);
  const nodes = await openapiTS(pathToFileURL(resolve(root, bundle)), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    inject: imports,
    transform,
    silent: true,
  });
  writeFileSync(resolve(root, types), `${COMMENT_HEADER}${astToString(nodes)}`);
  const contract = JSON.parse(readFileSync(resolve(root, bundle), 'utf8'));
  writeFileSync(resolve(root, permissions), permissionsModule(contract));
}

async function check() {
  run('redocly', 'lint', source);
  const folder = mkdtempSync(join(tmpdir(), 'vinrod-contract-'));
  const fresh = {
    bundle: join(folder, 'openapi.json'),
    types: join(folder, 'schema.ts'),
    permissions: join(folder, 'permissions-of.ts'),
  };
  try {
    await generate(fresh);
    run('spectral', 'lint', fresh.bundle, '--ruleset', '.spectral.yaml', '--fail-severity', 'hint');
    return Object.keys(committed)
      .filter(
        (name) => readFileSync(fresh[name], 'utf8') !== readFileSync(join(root, committed[name]), 'utf8'),
      )
      .map((name) => committed[name]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const command = process.argv[2];
if (command === 'build') {
  await generate(committed);
} else if (command === 'check') {
  const stale = await check();
  if (stale.length > 0) {
    process.stderr.write(`Not what the contract gives: ${stale.join(', ')}. Run: pnpm build:contract\n`);
    process.exit(1);
  }
} else {
  process.stderr.write('Use: node scripts/contract.mjs build|check\n');
  process.exit(1);
}
