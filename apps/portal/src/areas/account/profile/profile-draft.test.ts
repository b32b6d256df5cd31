import { expect, it } from 'vitest';

import { annaWith } from '../../../profile/anna.fixture.ts';
import { isProfileDraft, profileChange, profileDraft } from './profile-draft.ts';

const anna = annaWith([], { phone_number: '+46701740605', title: 'Energicontroller' });

it('sends only what was changed', () => {
  const draft = profileDraft(anna);
  expect(profileChange(anna, draft)).toBeUndefined();
  expect(profileChange(anna, { ...draft, phone_number: '070-174 06 05' })).toBeUndefined();
  expect(profileChange(anna, { ...draft, title: ' ', language: 'en' })).toEqual({
    title: null,
    language: 'en',
  });
});

it('survives a reload', () => {
  expect(isProfileDraft(JSON.parse(JSON.stringify(profileDraft(anna))))).toBe(true);
  expect(isProfileDraft({ ...profileDraft(anna), language: 'fi' })).toBe(false);
});
