import { describe, expect, test } from 'vitest';

import { accountDraft, accountFields, accountProblems, isAccountDraft } from './account-draft.ts';

describe('the draft of a service account', () => {
  test('is empty for a new one, and lacks both fields', () => {
    const draft = accountDraft(undefined);
    expect(draft).toEqual({ name: '', scopes: [] });
    expect(accountProblems(draft)).toEqual({
      name: 'Ange ett namn.',
      scopes: 'Välj minst ett slag av uppgifter.',
    });
  });

  test('with blanks for a name lacks the name, and is sent without them', () => {
    expect(accountProblems({ name: '  ', scopes: ['prices'] })).toEqual({ name: 'Ange ett namn.' });
    expect(accountFields({ name: ' Insamlingen ', scopes: ['prices'] })).toEqual({
      name: 'Insamlingen',
      scopes: ['prices'],
    });
  });

  test.each([
    null,
    'x',
    {},
    { name: 1, scopes: [] },
    { name: '', scopes: ['weather'] },
    { name: '', scopes: {} },
  ])('is not %j', (stored) => {
    expect(isAccountDraft(stored)).toBe(false);
  });

  test('is stored and read again', () => {
    expect(isAccountDraft(JSON.parse(JSON.stringify({ name: 'A', scopes: ['prices'] })))).toBe(true);
  });
});
