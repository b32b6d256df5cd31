import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './unavailable.ts';

function failure(message: string, code?: string): Error {
  return Object.assign(new Error(message), code === undefined ? {} : { code });
}

test.each([
  ['a server that ends', failure('terminating connection due to administrator command', '57P01')],
  ['a full disk', failure('could not extend file "base/5/18569": No space left on device', '53100')],
  [
    'a full disk of a worker, whose code Citus does not always pass on',
    failure('could not extend file "base/5/18569": No space left on device', 'XX000'),
  ],
  ['a connection that was given up', failure('Client was closed and is not queryable')],
])('may be over when the same is asked later: %s', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  ['a defect of the server', failure('cache lookup failed for relation 18569', 'XX000')],
  ['a question that is wrong', failure('relation "nowhere" does not exist', '42P01')],
])('stays as it is: %s', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
