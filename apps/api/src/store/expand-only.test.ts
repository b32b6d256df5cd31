import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrations } from './migrations/index.ts';

/** The last migration from before old and new versions were to run side by side. */
const lastBefore = '0041_estimated_days';

/** Migrations that take away what the version before no longer reads or writes, and why nothing misses it. */
const contractions: Readonly<Record<string, string>> = {
  '0048_meter_days_of_files':
    'a trigger by row that is replaced by triggers by statement, which keep as much',
};

/** What breaks a process of the version before that still runs, or makes it wait. */
const takesAway: readonly RegExp[] = [
  /\bdrop\s+(?:table|column|view|function|trigger)\b/i,
  /\brename\s+(?:to|column)\b/i,
  /\bset\s+not\s+null\b/i,
  /\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b/i,
  /\badd\s+column\s+\w+\s+(?![^,;`]*\bdefault\b)[^,;`]*\bnot\s+null\b/i,
];

function isContraction(source: string): boolean {
  return takesAway.some((pattern) => pattern.test(source));
}

test('a migration only adds, so that the version before works on beside it', () => {
  const later = Object.keys(migrations).filter((name) => name > lastBefore);
  const found = later.filter((name) =>
    isContraction(readFileSync(join(import.meta.dirname, 'migrations', `${name}.ts`), 'utf8')),
  );
  expect(found).toEqual(Object.keys(contractions));
});

test.each([
  ['drop table old', true],
  ['alter table a drop column b', true],
  ['alter table a rename column b to c', true],
  ['alter table a alter column b set not null', true],
  ['alter table a alter column b type bigint', true],
  ['alter table a add column b text not null', true],
  ["alter table a add column b text not null default ''", false],
  ['alter table a add column b text', false],
  ['create table a (b text not null)', false],
  ['drop index a_by_b', false],
])('%s takes away: %s', (statement, expected) => {
  expect(isContraction(statement)).toBe(expected);
});
