import { expect, it } from 'vitest';

import { intake } from '../under-way/intake.fixture.ts';
import {
  hasSettings,
  settingsChange,
  settingsDraft,
  settingsProblems,
  shownSettings,
} from './settings-draft.ts';

const buyer = { name: 'Butikskedjan i Luleå AB', identifiers: '5561112227', seller: 'Elbolaget' };
const company = { uuid: '0c6d5b3e-25f6-4c4e-8a61-2f3f4a9b7c11', name: 'Norrviken Butik AB' };
const invoice = intake({
  kind: 'invoices',
  format: 'peppol',
  state: 'needs_settings',
  needs: ['buyer'],
  buyer,
});

it('a buyer that the file does not tell has to be chosen, and is sent', () => {
  expect(hasSettings(invoice)).toBe(true);
  const draft = settingsDraft(invoice);
  expect(settingsProblems(invoice, draft)).toEqual({ buyer: 'Välj ett bolag.' });
  const selected = { ...draft, buyer: { value: company.uuid, label: company.name } };
  expect(settingsProblems(invoice, selected)).toEqual({});
  expect(settingsChange(invoice, selected)).toEqual({ buyer: company.uuid });
});

it('one that was kept from an invoice before is shown, and can be chosen anew', () => {
  const known = { ...invoice, needs: [], settings: { ...invoice.settings, buyer: company } };
  expect(shownSettings(known)).toEqual(['buyer']);
  expect(settingsDraft(known).buyer).toEqual({ value: company.uuid, label: company.name });
});

it('an invoice that tells its buyer asks and sends nothing of it', () => {
  const invoiceOfKnown = intake({ kind: 'invoices', format: 'peppol' });
  expect(shownSettings(invoiceOfKnown)).toEqual([]);
  expect(settingsChange(invoiceOfKnown, settingsDraft(invoiceOfKnown))).not.toHaveProperty('buyer');
});
