import type { InternalUser } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { emptyWork, isWorkDraft, workDraft, workFields, workProblems } from './work-draft.ts';

const karin: InternalUser = {
  uuid: 'u',
  first_name: 'Karin',
  last_name: 'Åberg',
  full_name: 'Karin Åberg',
  email: 'karin.aberg@vinrod.example',
  phone_number: null,
  title: null,
  department: 'Företag Norr',
  employee_id: null,
  can_change: true,
  can_delete: true,
  has_password: true,
  can_shadow: false,
  roles: [{ id: 2, display_name: 'Kundansvarig' }],
  corporate_groups_responsible: [{ uuid: 'k', name: 'Norrviken Livs' }],
  status: 'active',
  last_login: null,
  invited_at: null,
  created_at: '2026-01-01T00:00:00+01:00',
};

it('sends what is saved when nothing is changed', () => {
  expect(workFields(workDraft(karin))).toEqual({
    roles: [2],
    department: 'Företag Norr',
    employee_id: null,
    corporate_groups_responsible: ['k'],
  });
});

it('sends blank text as nothing', () => {
  expect(workFields({ ...emptyWork, department: '  ', employee_id: ' 2041 ' })).toMatchObject({
    department: null,
    employee_id: '2041',
  });
});

it('asks for a role', () => {
  expect(Object.keys(workProblems(emptyWork))).toEqual(['roles']);
  expect(workProblems(workDraft(karin))).toEqual({});
});

it('survives a reload', () => {
  expect(isWorkDraft(JSON.parse(JSON.stringify(workDraft(karin))))).toBe(true);
  expect(isWorkDraft({ ...emptyWork, corporate_groups_responsible: [1] })).toBe(false);
  expect(isWorkDraft('')).toBe(false);
});
