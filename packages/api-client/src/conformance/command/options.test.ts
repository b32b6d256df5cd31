import { describe, expect, it } from 'vitest';
import { readOptions, UsageError } from './options.ts';

const needed = [
  'conformance',
  '--base-url',
  'https://portal.example/api',
  '--as',
  'customer:a@b.example:pass:word',
];

describe('the arguments of the command', () => {
  it('reads accounts, whose passwords may hold colons', () => {
    expect(readOptions([...needed, '--as', 'staff:s@b.example:x'])?.accounts).toEqual([
      { kind: 'customer', email: 'a@b.example', password: 'pass:word' },
      { kind: 'staff', email: 's@b.example', password: 'x' },
    ]);
  });

  it('sends no changes, waits for nothing and writes text unless it is told to', () => {
    expect(readOptions(needed)).toMatchObject({
      codeFrom: 'prompt',
      mayWrite: false,
      origin: null,
      longestWait: 0,
      period: null,
      operations: [],
      only: [],
      report: 'text',
      output: null,
    });
  });

  it('reads every option', () => {
    const more = ['--writes', '--origin', 'https://portal.example', '--wait', '600', '--from', '2026-10-01'];
    const rest = [
      '--to',
      '2026-10-31',
      '--only',
      'shapes',
      '--only',
      'paging',
      '--report',
      'html',
      '--output',
      'r.html',
    ];
    expect(
      readOptions([...needed, ...more, ...rest, '--allow-extra-fields', '--operation', 'getProfile']),
    ).toMatchObject({
      operations: ['getProfile'],
      mayWrite: true,
      origin: 'https://portal.example',
      longestWait: 600,
      period: { start: '2026-10-01', end: '2026-10-31' },
      only: ['shapes', 'paging'],
      allowsExtraFields: true,
      report: 'html',
      output: 'r.html',
    });
    expect(readOptions(['--help'])).toBeNull();
  });

  it.each([
    ['no command', needed.slice(1)],
    ['another command', ['check', ...needed.slice(1)]],
    ['no address', ['conformance', ...needed.slice(3)]],
    ['an address that is none', ['conformance', '--base-url', 'ftp://x', ...needed.slice(3)]],
    ['no account', needed.slice(0, 3)],
    ['an account of another kind', [...needed, '--as', 'guest:a:b']],
    ['half a period', [...needed, '--from', '2026-10-01']],
    ['a period of something else', [...needed, '--from', 'x', '--to', 'y']],
    ['an origin with a path', [...needed, '--origin', 'https://portal.example/']],
    ['a wait that is no number', [...needed, '--wait', 'long']],
    ['another form of report', [...needed, '--report', 'pdf']],
    ['an unknown option', [...needed, '--fast']],
  ])('refuses %s', (_, args) => {
    expect(() => readOptions(args)).toThrow(UsageError);
  });
});
