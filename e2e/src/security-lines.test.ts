import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** Lines of the security checklist: 1–25 for the client, 26–28 for the portal, the rest for the server. */
const lines = Array.from({ length: 66 }, (_, index) => index + 1);

/** The line in the name of a test: `security 49: …`, and in the client's tests of the checklist `3. …`. */
const named = /\bsecurity (\d+): /g;
const namedByClient = /\((?:'|`)(\d+)[a-z]?\. /g;

/**
 * Faults found by attacks on the running portal: one that stopped it (B), seven serious (M), seventeen lesser (m) and
 * polish (p).
 */
const findings = [
  'B1',
  ...Array.from({ length: 7 }, (_, index) => `M${index + 1}`),
  ...Array.from({ length: 17 }, (_, index) => `m${index + 1}`),
  ...Array.from({ length: 6 }, (_, index) => `p${index + 1}`),
];
const findingNamed = /\bsecurity ([BMmp]\d+): /g;

function linesOf(file: string): number[] {
  const text = readFileSync(join(root, file), 'utf8');
  const names = [...text.matchAll(named)];
  if (file.startsWith('packages/api-client/')) names.push(...text.matchAll(namedByClient));
  return names.map(([, line]) => Number(line));
}

const files = globSync(
  [
    'apps/*/src/**/*.test.{ts,tsx}',
    'packages/api-client/src/**/*.test.ts',
    'bench/src/**/*.test.ts',
    'e2e/src/**/*.test.ts',
    'tooling/**/*.test.ts',
  ],
  { cwd: root },
);

test('every line of the security checklist is in the name of a test', () => {
  const tested = new Set(files.flatMap(linesOf));
  expect(lines.filter((line) => !tested.has(line))).toEqual([]);
});

test('every fault that an attack found is in the name of a test', () => {
  const tested = new Set(
    files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(findingNamed)].map(([, finding]) => finding),
    ),
  );
  expect(findings.filter((finding) => !tested.has(finding))).toEqual([]);
});
