import { expect, it } from 'vitest';

import { publishArguments } from './publish-arguments.ts';

it.each([
  ['0.2.0', undefined, 'latest'],
  ['0.10.0', '0.9.0', 'latest'],
  ['1.2.4', '2.0.0', 'v1'],
  ['0.3.0-canary.20260105120000', '0.2.0', 'canary'],
  ['1.0.0-rc.1', '0.2.0', 'next'],
])('%s after %s has the tag %s', (version, latest, tag) => {
  expect(publishArguments(version, latest, {})).toEqual(['--tag', tag]);
});

it.each(['ACTIONS_ID_TOKEN_REQUEST_URL', 'SIGSTORE_ID_TOKEN'])(
  'has provenance where a workflow has %s',
  (name) => {
    expect(publishArguments('0.2.0', undefined, { [name]: 'something' })).toContain('--provenance');
    expect(publishArguments('0.2.0', undefined, { [name]: '' })).not.toContain('--provenance');
  },
);
