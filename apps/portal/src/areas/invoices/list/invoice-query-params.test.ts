import { expect, it } from 'vitest';

import {
  isBoundedByPeriod,
  readInvoiceQueryParams,
  scopes,
  withInvoice,
  withoutScope,
  withStatus,
} from './invoice-query-params.ts';

const invoice = 'e5d1c3b7-9a2f-4c84-b6e0-1f3a5c7d9e01';

it('reads the status and the open invoice', () => {
  const params = withInvoice(withStatus(new URLSearchParams('search=el&page=3'), 'overdue'), invoice);
  expect(params.toString()).toBe(`search=el&status=overdue&invoice=${invoice}`);
  expect(readInvoiceQueryParams(params)).toEqual({
    status: 'overdue',
    invoice,
    company: undefined,
    site: undefined,
  });
  expect(withInvoice(withStatus(params, undefined), undefined).toString()).toBe('search=el');
});

it.each(['open', 'unpaid', 'partially_paid', 'overdue', 'reminded', 'in_collection', 'written_off'])(
  'figures 3: invoices that are %s are listed whatever their age',
  (status) => {
    expect(isBoundedByPeriod(readInvoiceQueryParams(new URLSearchParams({ status })).status)).toBe(false);
  },
);

it.each(['', 'paid', 'credited', 'cancelled'])('a period bounds invoices of the status "%s"', (status) => {
  expect(isBoundedByPeriod(readInvoiceQueryParams(new URLSearchParams({ status })).status)).toBe(true);
});

it.each(['status=stolen', 'company=1', 'site=%27', 'invoice=1', 'invoice=../x', 'status='])(
  'leaves out %s',
  (address) => {
    expect(readInvoiceQueryParams(new URLSearchParams(address))).toEqual({
      status: undefined,
      invoice: undefined,
      company: undefined,
      site: undefined,
    });
  },
);

it('reads the company and the site, and removes one of them or both', () => {
  const params = new URLSearchParams(`koncern=${invoice}&company=${invoice}&site=${invoice}&page=2`);
  expect(readInvoiceQueryParams(params)).toMatchObject({ company: invoice, site: invoice });
  expect(withoutScope(params, ['site']).toString()).toBe(`koncern=${invoice}&company=${invoice}`);
  expect(withoutScope(params, scopes).toString()).toBe(`koncern=${invoice}`);
});
