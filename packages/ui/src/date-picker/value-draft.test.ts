import { describe, expect, it } from 'vitest';
import { parseTypedDate } from '../format/parse-date.ts';
import { draftOf, draftProblem, leftDraft, reconciled } from './value-draft.ts';

const syntax = { read: parseTypedDate, write: String };
const bounds = { max: '2026-11-19' };
const draft = draftOf('2026-05-01', syntax);

describe('leaving the input', () => {
  it('puts a day into its normal form', () => {
    const left = leftDraft(draft, '3 mars 2026', syntax, bounds);
    expect(left.value).toBe('2026-03-03');
    expect(left.draft).toMatchObject({ text: '2026-03-03', handed: '2026-03-03' });
    expect(draftProblem(left.draft, syntax, bounds)).toBeNull();
  });

  it('keeps text that is no day, and gives no value', () => {
    const left = leftDraft(draft, 'snart', syntax, bounds);
    expect(left.value).toBeNull();
    expect(left.draft.text).toBe('snart');
    expect(draftProblem(left.draft, syntax, bounds)).toBe('unreadable');
  });

  it('gives no value for a day that may not be chosen', () => {
    const left = leftDraft(draft, '20261120', syntax, bounds);
    expect(left.value).toBeNull();
    expect(left.draft.text).toBe('2026-11-20');
    expect(draftProblem(left.draft, syntax, bounds)).toBe('too-late');
  });

  it('takes an empty input for no value', () => {
    const left = leftDraft(draft, ' ', syntax, bounds);
    expect(left.value).toBeNull();
    expect(draftProblem(left.draft, syntax, bounds)).toBeNull();
  });
});

describe('a value from outside', () => {
  it('leaves the text alone when it is the one handed over', () => {
    const handed = leftDraft(draft, 'snart', syntax, bounds).draft;
    expect(reconciled(handed, null, syntax)).toMatchObject({ text: 'snart', origin: null, isLeft: true });
  });

  it('replaces the text when it is another one', () => {
    expect(reconciled(draft, '2026-07-01', syntax)).toEqual(draftOf('2026-07-01', syntax));
    expect(reconciled(draft, null, syntax).text).toBe('');
    expect(reconciled(draft, '2026-05-01', syntax)).toBe(draft);
  });
});

it('tells nothing while the input has not been left', () => {
  expect(draftProblem({ ...draft, text: '2026-1' }, syntax, bounds)).toBeNull();
});
