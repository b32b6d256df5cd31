import type { WorkItem, WorkItemKind } from '@vinrod/api-client';
import { describe, expect, it } from 'vitest';

import { listOfKind, placeOf } from './work-place.ts';
import { workWords } from './work-words.ts';

const item: WorkItem = {
  id: 'i-1',
  name: 'Norrviken Livs',
  detail: null,
  day: '2026-11-02',
  corporate_group: { uuid: 'k-1', name: 'Norrviken Livs' },
  company: 'b-1',
  sites: [],
  part_count: null,
  amount_sek: null,
};

/** Each kind with its own fields, its words without hard spaces, and where it is done. */
const cases: readonly (readonly [WorkItemKind, Partial<WorkItem>, readonly unknown[], string | undefined])[] =
  [
    [
      'missing_values',
      { part_count: 2, sites: ['s-1', 's-2'] },
      ['Mätvärden saknas sedan 2 november', '2 anläggningar', 'Norrviken Livs', '18 dygn', 'Visa'],
      '/analytics?koncern=k-1&site_id=s-1&site_id=s-2',
    ],
    [
      'residual_mix',
      { id: '2025', name: '2025', day: '2026-06-01', corporate_group: null },
      [
        'Residualmix för 2025 är inte ifylld',
        'Certifikat för 2025 kan inte skapas förrän värdena är slutliga',
        'Alla koncerner',
        '172 dygn',
        'Fyll i',
      ],
      '/environment/residual-mix?edit=new.2025',
    ],
    [
      'suggestions',
      { part_count: 17, amount_sek: 12_914, day: '2026-10-01' },
      [
        '17 förslag väntar på granskning',
        'Högsta möjliga besparing 12 914 kr per år',
        'Norrviken Livs',
        undefined,
        'Granska',
      ],
      '/analytics?koncern=k-1&report=hour&month=2026-10',
    ],
    [
      'contract_end',
      { name: 'Portfölj Trygg', detail: 'Norrviken Butik AB', day: '2027-01-31' },
      [
        'Avtalet Portfölj Trygg går ut 31 januari 2027',
        'Norrviken Butik AB',
        'Norrviken Livs',
        '72 dygn kvar',
        'Öppna bolaget',
      ],
      '/corporate-groups/k-1/facility/b-1',
    ],
    [
      'overdue_invoice',
      { name: '4100241261', detail: 'Norrviken Logistik AB', amount_sek: 44_281 },
      [
        'Faktura 4100241261 förföll 2 november',
        '44 281,00 kr, Norrviken Logistik AB',
        'Norrviken Livs',
        '18 dygn',
        'Visa faktura',
      ],
      '/invoices?koncern=k-1&invoice=i-1',
    ],
    [
      'kept_administrator',
      { name: 'Signe Åkerlund', detail: 'signe@vinrod.example', day: '2026-11-18', corporate_group: null },
      [
        'Signe Åkerlund är sista administratören',
        'Katalogen ger inte längre rollen. Utse en administratör till.',
        'Personalen',
        '2 dygn',
        'Visa roller',
      ],
      '/users/internal-users/i-1',
    ],
    [
      'locked_person',
      { name: 'Henrik Zetterlund', detail: 'henrik@norrviken.example', day: null },
      ['Henrik Zetterlund är låst', 'henrik@norrviken.example', 'Norrviken Livs', undefined, 'Lås upp'],
      '/users/customer-users/k-1/user/i-1',
    ],
    [
      'expired_invitation',
      { name: 'Karin Wallgren', day: '2026-11-08', corporate_group: null },
      [
        'Karin Wallgren har inte svarat på inbjudan',
        'Länken slutade gälla 15 november',
        'Personalen',
        '12 dygn',
        'Bjud in igen',
      ],
      '/users/internal-users/i-1',
    ],
    [
      'old_draft',
      { name: 'Vinterpriser', detail: 'Karin Åberg', day: '2026-11-10', corporate_group: null },
      [
        'Utkastet ”Vinterpriser” är 10 dygn gammalt',
        'Skrivet av Karin Åberg',
        'Alla koncerner',
        '10 dygn',
        'Öppna',
      ],
      '/news/i-1',
    ],
  ];

function plain(text: string | undefined): string | undefined {
  return text?.replaceAll('\u00A0', ' ');
}

describe('ux 9: an item of work', () => {
  it.each(cases)('%s says what it is, and leads to where it is done', (kind, own, words, href) => {
    const { title, detail, place, age, action } = workWords(kind, { ...item, ...own }, '2026-11-20');
    expect([title, detail, place, age, action].map(plain)).toEqual(words);
    expect(placeOf(kind, { ...item, ...own })).toBe(href);
  });

  it('leads from all that is late to a list of whatever status, latest first', () => {
    expect(listOfKind.overdue_invoice).toBe('/invoices?koncern=alla&status=open&ordering=due_date');
  });

  it('leads to the preliminary mix of a year, and nowhere without what the address needs', () => {
    expect(placeOf('residual_mix', { ...item, detail: '7' })).toBe('/environment/residual-mix?edit=7');
    expect(placeOf('overdue_invoice', { ...item, corporate_group: null })).toBeUndefined();
    expect(placeOf('contract_end', { ...item, company: null })).toBeUndefined();
  });
});
