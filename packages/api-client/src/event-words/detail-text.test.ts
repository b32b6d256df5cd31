import { describe, expect, it } from 'vitest';
import schema from '../../openapi/openapi.json' with { type: 'json' };
import { detailText, type DetailedEvent } from './detail-text.ts';
import { fieldName } from './field-names.ts';
import { operationName } from './operation-names.ts';

const names = new Map([
  ['can_view_invoice', 'Visa fakturor'],
  ['can_manage_news', 'Hantera nyheter'],
]);

function said(event: DetailedEvent['event'], details: string, more: Partial<DetailedEvent> = {}): string {
  return detailText({ event, details, operation: null, status: null, ...more }, 'sv', names);
}

const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const site = '3f1d2a86-5c0e-4f5b-9b1a-7a0c6f1e2d01';

describe('what an event tells beside its kind', () => {
  it.each<readonly [DetailedEvent['event'], string, string]>([
    [
      'role_change',
      'display_name +can_view_invoice -can_manage_news',
      'Namn, ny: Visa fakturor, borttagen: Hantera nyheter',
    ],
    ['role_create', '+can_view_invoice', 'ny: Visa fakturor'],
    ['service_account_create', '+prices +meter_values', 'ny: Priser, ny: Mätvärden'],
    ['service_account_change', 'name +invoices -prices', 'Namn, ny: Fakturor, borttagen: Priser'],
    ['service_account_change', '-weather', 'borttagen: weather'],
    ['service_account_secret', 'overlap_hours=24', 'de tidigare gäller i högst 24 h till'],
    ['service_account_secret', 'overlap_hours=0', 'de tidigare slutade gälla direkt'],
    ['service_account_revoke', '', ''],
    ['intake_store', '+24 ~3', '24 nya, 3 ändrade'],
    ['intake_undo', '+24 ~3', '24 nya, 3 ändrade'],
    ['intake_mapping_remove', 'Tariffer', 'Tariffer'],
    ['role_change', '-can_fly', 'borttagen: can_fly'],
    ['role_remove', '', ''],
    [
      'user_change',
      'first_name scope +is_admin locked',
      'Förnamn, Behörig till, ny: Administrerar koncernen, Status: Låst',
    ],
    ['user_invite', '+Ekonomi och el +Läsare', 'ny: Ekonomi och el, ny: Läsare'],
    [
      'user_change',
      '+Ekonomi och el -Läsare inactive',
      'ny: Ekonomi och el, borttagen: Läsare, Status: Inaktiv',
    ],
    [
      'residual_mix_create',
      'year=2025 region=nordic renewable_percent=12.5 is_preliminary=false',
      'År: 2025, Omfattning: Norden, Förnybart: 12,5, Preliminära värden: nej',
    ],
    [
      'residual_mix_change',
      '2024: source=Ei och andra source_url=',
      '2024, Källa: Ei och andra, Källans adress: Saknas',
    ],
    ['residual_mix_remove', '2024', '2024'],
    [
      'suggestion_change',
      '+7 ~8=new ~9 -10 proposed: 2',
      'förslag 7 tillagt, förslag 8: Ny, förslag 9 ändrat, förslag 10 borttaget, 2 förslag beräknade',
    ],
    ['password_change', 'invitation', 'med inbjudan'],
    ['password_change', 'reset', 'med länk i mejl'],
    ['password_change', '', ''],
    ['sign_in_failed', 'password', 'fel lösenord'],
    ['sign_in_failed', 'code', 'fel kod'],
    ['sign_in_refused', 'locked', 'Status: Låst'],
    ['sign_in_refused', `unknown ${hash}`, 'kontot finns inte'],
    ['lock_out', 'unknown c2f1', 'kontot finns inte'],
    ['shadow_stop', 'own session over', 'egen inloggning avslutad'],
    ['certificate_issue', `A-2025-17 Norrviken Livs AB ${hash}`, 'A-2025-17 Norrviken Livs AB'],
    ['certificate_text_change', 'yearly_usage 2025: Intyg', 'Årsförbrukning 2025: Intyg'],
    ['sites_change', `building_name ${site} ${site}`, 'Byggnad, 2 anläggningar'],
    ['values_import', 'Karin: maj.csv: +24 ~1', 'Karin: maj.csv: 24 nya och 1 ändrat värde'],
    ['supplier_put', '+1200 ~3', '1\u00A0200 nya, 3 ändrade'],
    ['values_import', 'Karin: år.csv: +26820 ~0', 'Karin: år.csv: 26\u00A0820 nya och 0 ändrade värden'],
    ['news_change', 'title body', 'Rubrik, Brödtext'],
    ['profile_change', 'title phone_number', 'Titel, Telefon'],
  ])('figures 18: %s "%s"', (event, details, expected) => {
    expect(said(event, details)).toBe(expected);
  });

  it('figures 18: names the file that was fetched, and its days', () => {
    const details = 'format=xlsx start_date=2026-05-01 end_date=2026-10-31';
    expect(said('export', details, { operation: 'exportTimeSheets' })).toBe(
      'Timrapport, xlsx, 2026-05-01 – 2026-10-31',
    );
    expect(said('export', 'format=csv', { operation: 'exportAuditEvents' })).toBe('Händelselogg, csv');
    expect(said('export', 'format=xlsx', { operation: 'exportInvoices' })).toBe('Fakturor, xlsx');
    expect(said('export', '', { operation: 'exportInvoicePdfs' })).toBe('Fakturor som pdf');
    expect(said('export', '', { operation: 'downloadInvoicePdf' })).toBe('');
  });

  it('tells the call of shadow mode that failed, and how it was answered', () => {
    expect(said('shadow_write_failed', '', { operation: 'updateProfile', status: 422 })).toBe(
      'Ändra sin profil, svar 422',
    );
  });
});

it.each<readonly [DetailedEvent['event'], string, string]>([
  ['role_change', 'display_name +can_view_invoice', 'Name, new: Visa fakturor'],
  ['user_change', 'first_name -Läsare locked', 'First name, removed: Läsare, Status: Locked'],
  ['residual_mix_create', 'year=2025 renewable_percent=12.5', 'Year: 2025, Renewable: 12.5'],
  [
    'suggestion_change',
    '+7 ~8=new -10 proposed: 2',
    'suggestion 7 added, suggestion 8: New, suggestion 10 removed, suggestions calculated: 2',
  ],
  ['sign_in_refused', `unknown ${hash}`, 'no such account'],
  ['sites_change', `manager ${site}`, 'Manager, 1 site'],
  ['values_import', 'Karin: maj.csv: +24 ~1', 'Karin: maj.csv: 24 new and 1 changed values'],
  ['supplier_put', '+1200 ~3', '1,200 new, 3 changed'],
  ['certificate_text_change', 'partnership 2025: Intyg', 'Partnership 2025: Intyg'],
])('figures 18: %s "%s" in English', (event, details, expected) => {
  expect(detailText({ event, details, operation: null, status: null }, 'en', names)).toBe(expected);
});

/** Field names of a schema of the contract. */
function fieldsOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = new Map<string, unknown>(Object.entries(value));
  const reference = entries.get('$ref');
  if (typeof reference === 'string') {
    return fieldsOf(
      reference
        .slice(2)
        .split('/')
        .reduce<unknown>(
          (found, step) =>
            typeof found === 'object' && found !== null
              ? Object.getOwnPropertyDescriptor(found, step)?.value
              : undefined,
          schema,
        ),
    );
  }
  return [...entries].flatMap(([key, inner]) =>
    key === 'properties' && typeof inner === 'object' && inner !== null
      ? Object.keys(inner)
      : ['allOf', 'oneOf', 'anyOf', 'content', 'schema'].includes(key) || /^\d+$|\//.test(key)
        ? fieldsOf(inner)
        : [],
  );
}

const recordedFields = Object.values(schema.paths)
  .flatMap((path) => Object.values(path))
  .flatMap((operation: object) => {
    const { 'x-audit': audit, requestBody }: { 'x-audit'?: unknown; requestBody?: unknown } = operation;
    const isDeclared = typeof audit === 'object' && audit !== null && 'target' in audit;
    return isDeclared ? fieldsOf(requestBody) : [];
  });

it.each([...new Set(recordedFields)])('figures 18: the field %s of a change has a name', (field) => {
  expect(fieldName(field, 'sv')).toMatch(/^[A-ZÅÄÖ]/);
  expect(fieldName(field, 'en')).toMatch(/^[A-Z]/);
});

it('finds the fields of changes in the contract', () => {
  expect(recordedFields).toEqual(expect.arrayContaining(['preamble', 'heated_area_m2', 'first_name']));
});

/** Operations that an event can name: those that change something, and files. */
const noted = Object.values(schema.paths).flatMap((path) =>
  Object.entries(path).flatMap(([method, operation]: readonly [string, object]) => {
    const { operationId, 'x-audit': audit }: { operationId?: unknown; 'x-audit'?: unknown } = operation;
    return typeof operationId === 'string' && (method !== 'get' || audit !== undefined) ? [operationId] : [];
  }),
);

it.each(noted)('figures 18: the operation %s has words', (operation) => {
  expect(operationName(operation, 'sv')).not.toBe(operation);
  expect(operationName(operation, 'en')).not.toBe(operation);
});
