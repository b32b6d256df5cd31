import { expect, it } from 'vitest';

import { detailText } from './detail-text.ts';

const names = new Map([
  ['can_view_invoice', 'Visa fakturor'],
  ['can_manage_news', 'Hantera nyheter'],
]);

it('calls the permissions of a changed role by their names', () => {
  expect(
    detailText({ event: 'role_change', details: 'display_name +can_view_invoice -can_manage_news' }, names),
  ).toBe('Namn, ny: Visa fakturor, borttagen: Hantera nyheter');
  expect(detailText({ event: 'role_create', details: '+can_view_invoice' }, names)).toBe('ny: Visa fakturor');
});

it('shows a key that nobody has named, and leaves other events as they are', () => {
  expect(detailText({ event: 'role_change', details: '-can_fly' }, names)).toBe('borttagen: can_fly');
  expect(detailText({ event: 'role_remove', details: '' }, names)).toBe('');
  expect(detailText({ event: 'residual_mix_change', details: '2024: +can_view_invoice' }, names)).toBe(
    '2024: +can_view_invoice',
  );
});
