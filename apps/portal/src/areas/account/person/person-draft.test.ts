import { describe, expect, it } from 'vitest';

import {
  emptyPerson,
  internationalPhone,
  isPersonDraft,
  personDraft,
  personFields,
  personProblems,
} from './person-draft.ts';

const anna = {
  first_name: 'Anna',
  last_name: 'Lindqvist',
  email: 'anna@norrviken.example',
  phone_number: '+46701740605',
  title: null,
};

describe('the form of a person', () => {
  it('asks for a name and an address', () => {
    expect(Object.keys(personProblems(emptyPerson))).toEqual(['first_name', 'last_name', 'email']);
    expect(personProblems(personDraft(anna))).toEqual({});
  });

  it.each([
    ['070-174 06 05', '+46701740605'],
    ['+46 70 174 06 05', '+46701740605'],
    ['0046 (0)70-174 06 05', '+46701740605'],
    ['+358 40 1234567', '+358401234567'],
  ])('takes the number %s', (typed, sent) => {
    expect(internationalPhone(typed)).toBe(sent);
    expect(personProblems({ ...personDraft(anna), phone_number: typed })).toEqual({});
    expect(personFields({ ...personDraft(anna), phone_number: typed }).phone_number).toBe(sent);
  });

  it.each(['12', 'ring mig', '+4670'])('refuses the number %s', (typed) => {
    expect(Object.keys(personProblems({ ...personDraft(anna), phone_number: typed }))).toEqual([
      'phone_number',
    ]);
  });

  it('sends nothing as null, and trims', () => {
    expect(personFields({ ...emptyPerson, first_name: ' Anna ', last_name: 'L' })).toEqual({
      first_name: 'Anna',
      last_name: 'L',
      phone_number: null,
      title: null,
    });
  });

  it('survives a reload', () => {
    expect(isPersonDraft(JSON.parse(JSON.stringify(personDraft(anna))))).toBe(true);
    expect(isPersonDraft({ ...emptyPerson, title: null })).toBe(false);
    expect(isPersonDraft(null)).toBe(false);
  });
});
