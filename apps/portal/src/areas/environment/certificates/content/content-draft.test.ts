import { expect, it } from 'vitest';

import { contentDraft, contentProblems, contentToSend, isContentDraft } from './content-draft.ts';

it('asks for a heading, and for texts that have room', () => {
  const empty = contentDraft(undefined);
  expect(Object.keys(contentProblems(empty))).toEqual(['title']);
  const long = { ...empty, title: 'A', body: 'x'.repeat(4001), footer: 'x'.repeat(501) };
  expect(Object.keys(contentProblems(long))).toEqual(['body_text', 'footer_text']);
  expect(contentProblems({ ...empty, title: 'A', body: 'x'.repeat(4000) })).toEqual({});
});

it('sends texts without space around them', () => {
  const draft = { ...contentDraft(undefined), title: ' A ', body: 'b\n\n' };
  expect(contentToSend(2024, draft)).toMatchObject({ year: 2024, title: 'A', body_text: 'b' });
});

it('finds a draft again, and nothing else', () => {
  expect(isContentDraft(contentDraft(undefined))).toBe(true);
  expect(isContentDraft({ title: 'A' })).toBe(false);
});
