import type { Address, Company } from '@vinrod/api-client';
import { describe, expect, it } from 'vitest';

import { corporateGroupLead, corporateGroupTerms, unpaidText } from './corporate-group-terms.ts';

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
    can_change: true,
    ...changes,
  };
}

function facts(companies: readonly Company[], number = '556677-8899') {
  return corporateGroupTerms(companies, number).map(({ term, details, note }) => [term, details, note]);
}

describe('corporateGroupTerms', () => {
  it('tells what all companies have in common', () => {
    expect(facts([company(), company()])).toEqual([
      ['Avtal', 'Portfölj Trygg', 'till 2028-09-30'],
      ['Miljöval', 'Vattenkraft', undefined],
      ['Fakturaadress', 'Box 214', '724 15 Västerås'],
    ]);
  });

  it('takes no company for its own where neither has a number yet', () => {
    const companies = [
      company({ organization_number: '' }),
      company({ organization_number: '', invoice_address: { ...box, street: 'Storgatan 1' } }),
    ];
    expect(facts(companies, '').map(([term]) => term)).not.toContain('Fakturaadress');
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
  it('figures 2: tells what the server says is waited for, so nothing that is written off', () => {
    const text = unpaidText({ open: { count: 2, remaining_sek: 300.5 } });
    expect(text.replaceAll('\u00A0', ' ')).toBe('2 fakturor, 300,50 kr');
  });

  it('says when nothing is', () => {
    expect(unpaidText({ open: { count: 0, remaining_sek: 0 } })).toBe('inget obetalt');
  });
});

it('figures 25: counts people only for those who may list them', () => {
  const size = { organization_number: '556677-8899', customer_count: 1, site_count: 3 };
  const lead = (users: number | null) => corporateGroupLead({ ...size, user_count: users });
  expect(lead(7)).toBe('556677-8899 · 1 bolag, 3 anläggningar, 7 användare');
  expect(lead(null)).toBe('556677-8899 · 1 bolag, 3 anläggningar');
});
