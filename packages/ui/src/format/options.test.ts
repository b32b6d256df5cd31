import { expect, it } from 'vitest';
import { displayNameOption, fullNameOption, nameOption } from './options.ts';

it('builds options from display_name with id, full_name with uuid, name with uuid', () => {
  expect(displayNameOption({ id: 7, display_name: 'Energicontroller' })).toEqual({
    value: 7,
    label: 'Energicontroller',
  });
  expect(fullNameOption({ uuid: 'u1', full_name: 'Anna Ek' })).toEqual({ value: 'u1', label: 'Anna Ek' });
  expect(nameOption({ uuid: 'k1', name: 'Norrviken Livs' })).toEqual({
    value: 'k1',
    label: 'Norrviken Livs',
  });
});
