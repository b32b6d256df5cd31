import type { Company } from '@vinrod/api-client';
import { describe, expect, it } from 'vitest';

import {
  companyChange,
  companyDraft,
  companyFields,
  companyProblems,
  isCompanyDraft,
} from './company-draft.ts';

const address = { street: 'Box 214', postal_code: '724 15', city: 'Västerås', country: 'SE' };

const saved: Company = {
  uuid: 'c',
  customer_id: '1048213',
  name: 'Norrviken Butik AB',
  organization_number: '556677-8899',
  vat_number: 'SE556677889901',
  corporate_group: { uuid: 'k', name: 'Norrviken Livs' },
  invoice_address: address,
  visiting_address: null,
  invoice_email: null,
  invoice_reference: 'Kst 4410',
  invoice_delivery: 'e_invoice',
  peppol_id: null,
  site_count: 5,
  annual_consumption_kwh: null,
  contract: null,
  environmental_choice: 'hydro',
  status: 'active',
  is_favorite: false,
  can_change: true,
};

describe('the form of a company', () => {
  it('starts with what is saved, and survives a reload', () => {
    const draft = companyDraft(saved);
    expect(isCompanyDraft(JSON.parse(JSON.stringify(draft)))).toBe(true);
    expect(isCompanyDraft({ ...draft, invoice_delivery: 'pigeon' })).toBe(false);
    expect(isCompanyDraft({ ...draft, invoice_address: { street: 1 } })).toBe(false);
    expect(companyProblems(draft)).toEqual({});
  });

  it('says what is missing by field', () => {
    expect(Object.keys(companyProblems(companyDraft(undefined)))).toEqual([
      'customer_id',
      'name',
      'organization_number',
      'invoice_address.street',
      'invoice_address.postal_code',
      'invoice_address.city',
    ]);
  });

  it('asks for a whole visiting address only when one is begun', () => {
    const draft = companyDraft(saved);
    const begun = { ...draft, visiting_address: { ...draft.visiting_address, street: 'Storgatan 1' } };
    expect(Object.keys(companyProblems(begun))).toEqual([
      'visiting_address.postal_code',
      'visiting_address.city',
    ]);
    expect(companyFields(draft).visiting_address).toBeNull();
  });

  it('writes the address as the contract does', () => {
    const draft = {
      ...companyDraft(saved),
      invoice_address: { ...address, postal_code: '72415', country: 'se' },
    };
    expect(companyFields(draft).invoice_address).toEqual(address);
  });

  it('sends only what was changed', () => {
    const draft = companyDraft(saved);
    expect(companyChange(saved, draft)).toBeUndefined();
    expect(companyChange(saved, { ...draft, invoice_reference: ' ' })).toEqual({ invoice_reference: null });
    expect(companyChange(saved, { ...draft, status: 'inactive' })).toEqual({ status: 'inactive' });
  });
});
