import type { Address, Company } from '@vinrod/api-client';
import { describe, expect, it } from 'vitest';

import { koncernTerms, unpaidText } from './koncern-terms.ts';

const box: Address = { street: 'Box 214', postal_code: '724 15', city: 'Västerås', country: 'SE' };

function company(changes: Partial<Company> = {}): Company {
  return {
    uuid: 'c',
    customer_id: '1',
    name: 'Bolag',
    organization_number: '556677-8899',
    vat_number: null,
    corporate_group: { uuid: 'k', name: 'K' },
    invoice_address: box,
    visiting_address: null,
    invoice_email: null,
    invoice_reference: null,
    invoice_delivery: 'paper',
    peppol_id: null,
    site_count: 1,
    annual_consumption_kwh: null,
    contract: {
      name: 'Portfölj Trygg',
      type: 'portfolio',
      start_date: '2025-01-01',
      end_date: '2028-09-30',
      notice_months: 3,
    },
    environmental_choice: 'hydro',
    status: 'active',
    is_favorite: false,
    ...changes,
  };
}

function facts(companies: readonly Company[], number = '556677-8899') {
  return koncernTerms(companies, number).map(({ term, details, note }) => [term, details, note]);
}

describe('koncernTerms', () => {
  it('tells what all bolag have in common', () => {
    expect(facts([company(), company()])).toEqual([
      ['Avtal', 'Portfölj Trygg', 'till 2028-09-30'],
      ['Miljöval', 'Vattenkraft', undefined],
      ['Fakturaadress', 'Box 214', '724 15 Västerås'],
    ]);
  });

  it('tells of every contract and choice, and of the contract that ends first', () => {
    const other = company({
      organization_number: '559998-0009',
      invoice_address: { ...box, street: 'Storgatan 1' },
      contract: {
        name: 'Rörligt',
        type: 'spot',
        start_date: '2025-01-01',
        end_date: '2026-12-31',
        notice_months: 1,
      },
      environmental_choice: 'wind',
    });
    expect(facts([company(), other])).toEqual([
      ['Avtal', 'Portfölj Trygg, Rörligt', 'det första till 2026-12-31'],
      ['Miljöval', 'Vattenkraft, Vindkraft', undefined],
      ['Fakturaadress', 'Box 214', '724 15 Västerås'],
    ]);
    expect(facts([company(), other], '111111-1111')).toHaveLength(2);
  });

  it('tells that nothing is agreed on', () => {
    expect(facts([company({ contract: null })])[0]).toEqual(['Avtal', null, undefined]);
    expect(facts([])).toEqual([
      ['Avtal', null, undefined],
      ['Miljöval', null, undefined],
    ]);
  });
});

describe('unpaidText', () => {
  const sum = { total_sek: 0, first_due_date: '2026-01-01', last_due_date: '2026-01-01' };

  it('adds up what is left to pay', () => {
    const text = unpaidText({
      by_status: [
        { ...sum, status: 'unpaid', count: 1, remaining_sek: 100.5 },
        { ...sum, status: 'overdue', count: 1, remaining_sek: 200 },
        { ...sum, status: 'paid', count: 7, remaining_sek: 0 },
      ],
    });
    expect(text.replaceAll('\u00A0', ' ')).toBe('2 fakturor, 300,50 kr');
  });

  it('says when nothing is', () => {
    expect(unpaidText({ by_status: [] })).toBe('inget obetalt');
  });
});
