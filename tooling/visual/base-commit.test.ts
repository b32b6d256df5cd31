import { describe, expect, it } from 'vitest';
import { baseCommit, type Git } from './base-commit.ts';

/** A repository that answers git commands from a table. */
function repository(answers: Readonly<Record<string, string>>): Git {
  return (command, ...rest) =>
    command === 'rev-parse' ? answers[(rest.at(-1) ?? '').replace('^{commit}', '')] : answers[command ?? ''];
}

describe('baseCommit', () => {
  it('is the commit that was asked for', () => {
    expect(baseCommit('v1', repository({ v1: 'aaa', HEAD: 'ccc' }))).toBe('aaa');
  });

  it('is where the branch left main', () => {
    expect(baseCommit(undefined, repository({ HEAD: 'ccc', main: 'bbb', 'merge-base': 'aaa' }))).toBe('aaa');
  });

  it('is the commit before on main itself', () => {
    const main = { HEAD: 'ccc', 'HEAD~1': 'bbb', main: 'ccc', 'merge-base': 'ccc' };
    expect(baseCommit(undefined, repository(main))).toBe('bbb');
  });

  it('says so when there is none', () => {
    expect(() => baseCommit('saknas', repository({ HEAD: 'ccc' }))).toThrow('"saknas" is not a commit');
    expect(() => baseCommit(undefined, repository({ HEAD: 'ccc' }))).toThrow('no earlier commit');
  });
});
