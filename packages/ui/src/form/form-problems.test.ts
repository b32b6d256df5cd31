import { describe, expect, it } from 'vitest';

import { formProblems, isMended, NO_PROBLEMS, problemLines } from './form-problems.ts';

const names = ['email', 'phone_number'];

describe('formProblems', () => {
  it('gives each field its texts, joined with a space', () => {
    const problems = formProblems(
      {
        type: 'field_error',
        details: [
          { field: 'email', errors: ['Ange en giltig e-postadress.', 'Adressen används redan.'] },
          { field: 'phone_number', errors: ['Ange ett telefonnummer.'] },
        ],
      },
      names,
    );
    expect(problems.fields).toEqual({
      email: 'Ange en giltig e-postadress. Adressen används redan.',
      phone_number: 'Ange ett telefonnummer.',
    });
    expect(problems.general).toEqual([]);
  });

  it('never loses what the form has no field for', () => {
    const problems = formProblems(
      { type: 'field_error', details: [{ field: 'roles', errors: ['Rollen finns inte längre.'] }] },
      names,
    );
    expect(problems).toEqual({ fields: {}, general: ['Rollen finns inte längre.'] });
  });

  it('takes what belongs to no field to the form', () => {
    const message = 'E-postadressen eller lösenordet är fel.';
    expect(formProblems({ type: 'non_field_error', details: { message } }, names).general).toEqual([message]);
  });
});

describe('problemLines', () => {
  it('starts with the form and follows the order of its fields', () => {
    const problems = { fields: { phone_number: 'b', email: 'a' }, general: ['c'] };
    expect(problemLines(problems, names)).toEqual([
      { field: undefined, message: 'c' },
      { field: 'email', message: 'a' },
      { field: 'phone_number', message: 'b' },
    ]);
    expect(problemLines(NO_PROBLEMS, names)).toEqual([]);
  });
});

describe('isMended', () => {
  const email = { field: 'email', message: 'a' };
  const phone = { field: 'phone_number', message: 'b' };

  it('is so when problems only went away', () => {
    expect(isMended([email, phone], [phone])).toBe(true);
  });

  it('is not so for the same problems once more, or for new ones', () => {
    expect(isMended([email], [email])).toBe(false);
    expect(isMended([email, phone], [{ field: 'email', message: 'c' }])).toBe(false);
    expect(isMended([], [email])).toBe(false);
  });
});
