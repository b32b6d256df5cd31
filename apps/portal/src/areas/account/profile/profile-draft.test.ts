import type { PermissionMap, Profile } from '@vinrod/api-client';
import schema from '@vinrod/api-client/openapi.json' with { type: 'json' };
import { expect, it } from 'vitest';

import { isProfileDraft, profileChange, profileDraft } from './profile-draft.ts';

function isMap(map: Record<string, boolean>): map is PermissionMap {
  return schema.components.schemas.PermissionKey.enum.every((key) => key in map);
}

const permissions = Object.fromEntries(
  schema.components.schemas.PermissionKey.enum.map((key) => [key, false]),
);
if (!isMap(permissions)) throw new Error('A permission is missing.');

const anna: Profile = {
  uuid: 'u',
  email: 'anna@norrviken.example',
  first_name: 'Anna',
  last_name: 'Lindqvist',
  full_name: 'Anna Lindqvist',
  phone_number: '+46701740605',
  title: 'Energicontroller',
  user_type: 'external',
  language: 'sv',
  roles: [],
  corporate_groups: [],
  default_corporate_group: null,
  last_login: null,
  permissions,
  shadow: null,
};

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
