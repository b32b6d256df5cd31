import type { Company, CompanyChange, CompanyCreate } from '@vinrod/api-client';
import { formatOrganizationNumber, isOrganizationNumber } from '@vinrod/ui/format';

import { isEmailAddress } from '#forms';
import { t } from '#messages';

import {
  addressDraft,
  addressProblems,
  isAddressDraft,
  isEmptyAddress,
  toAddress,
  type AddressDraft,
} from './address-draft.ts';

/** Form values of a company. */
export interface CompanyDraft {
  readonly customer_id: string;
  readonly name: string;
  readonly organization_number: string;
  readonly invoice_address: AddressDraft;
  readonly visiting_address: AddressDraft;
  readonly invoice_email: string;
  readonly invoice_reference: string;
  readonly invoice_delivery: Company['invoice_delivery'];
  readonly peppol_id: string;
  readonly environmental_choice: Company['environmental_choice'];
  readonly status: Company['status'];
}

/** Ways to deliver invoices to a company. */
export const deliveries: readonly Company['invoice_delivery'][] = [
  'pdf_email',
  'e_invoice',
  'paper',
  'autogiro',
];

/** Origins of energy that a company can select. */
export const environmentalChoices: readonly Company['environmental_choice'][] = [
  'residual_mix',
  'renewable',
  'hydro',
  'wind',
  'solar',
  'nuclear',
  'bra_miljoval',
];

const texts = [
  'customer_id',
  'name',
  'organization_number',
  'invoice_email',
  'invoice_reference',
  'peppol_id',
] as const;

/** Form values of a saved company; empty for a new one. */
export function companyDraft(company: Company | undefined): CompanyDraft {
  return {
    customer_id: company?.customer_id ?? '',
    name: company?.name ?? '',
    organization_number: company?.organization_number ?? '',
    invoice_address: addressDraft(company?.invoice_address ?? null),
    visiting_address: addressDraft(company?.visiting_address ?? null),
    invoice_email: company?.invoice_email ?? '',
    invoice_reference: company?.invoice_reference ?? '',
    invoice_delivery: company?.invoice_delivery ?? 'pdf_email',
    peppol_id: company?.peppol_id ?? '',
    environmental_choice: company?.environmental_choice ?? 'residual_mix',
    status: company?.status ?? 'active',
  };
}

/** Type guard for a draft read from browser storage. */
export function isCompanyDraft(stored: unknown): stored is CompanyDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const fields = new Map<string, unknown>(Object.entries(stored));
  return (
    texts.every((name) => typeof fields.get(name) === 'string') &&
    isAddressDraft(fields.get('invoice_address')) &&
    isAddressDraft(fields.get('visiting_address')) &&
    deliveries.some((known) => known === fields.get('invoice_delivery')) &&
    environmentalChoices.some((known) => known === fields.get('environmental_choice')) &&
    ['active', 'inactive'].some((known) => known === fields.get('status'))
  );
}

/** Client-side validation errors by field name. */
export function companyProblems(draft: CompanyDraft): Readonly<Record<string, string>> {
  const email = draft.invoice_email.trim();
  return {
    ...(draft.customer_id.trim() === '' ? { customer_id: t('company.customerIdMissing') } : {}),
    ...(draft.name.trim() === '' ? { name: t('organisation.nameMissing') } : {}),
    ...(isOrganizationNumber(draft.organization_number)
      ? {}
      : { organization_number: t('organisation.numberInvalid') }),
    ...addressProblems('invoice_address', draft.invoice_address),
    ...(isEmptyAddress(draft.visiting_address)
      ? {}
      : addressProblems('visiting_address', draft.visiting_address)),
    ...(email === '' || isEmailAddress(email) ? {} : { invoice_email: t('company.emailInvalid') }),
  };
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

/** Request body for creating a company. */
export function companyFields(draft: CompanyDraft): CompanyCreate {
  return {
    customer_id: draft.customer_id.trim(),
    name: draft.name.trim(),
    organization_number: formatOrganizationNumber(draft.organization_number),
    invoice_address: toAddress(draft.invoice_address),
    visiting_address: isEmptyAddress(draft.visiting_address) ? null : toAddress(draft.visiting_address),
    invoice_email: orNull(draft.invoice_email),
    invoice_reference: orNull(draft.invoice_reference),
    invoice_delivery: draft.invoice_delivery,
    peppol_id: orNull(draft.peppol_id),
    environmental_choice: draft.environmental_choice,
    status: draft.status,
  };
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Only the fields that differ from the saved company; undefined when none do. The kundnummer cannot be changed. */
export function companyChange(saved: Company, draft: CompanyDraft): CompanyChange | undefined {
  const before = companyFields(companyDraft(saved));
  const after = companyFields(draft);
  const differs = (name: keyof typeof after) => !same(before[name], after[name]);
  const change: CompanyChange = {
    ...(differs('name') ? { name: after.name } : {}),
    ...(differs('organization_number') ? { organization_number: after.organization_number } : {}),
    ...(differs('invoice_address') ? { invoice_address: after.invoice_address } : {}),
    ...(differs('visiting_address') ? { visiting_address: after.visiting_address ?? null } : {}),
    ...(differs('invoice_email') ? { invoice_email: after.invoice_email ?? null } : {}),
    ...(differs('invoice_reference') ? { invoice_reference: after.invoice_reference ?? null } : {}),
    ...(differs('invoice_delivery') ? { invoice_delivery: after.invoice_delivery } : {}),
    ...(differs('peppol_id') ? { peppol_id: after.peppol_id ?? null } : {}),
    ...(draft.environmental_choice === saved.environmental_choice
      ? {}
      : { environmental_choice: draft.environmental_choice }),
    ...(draft.status === saved.status ? {} : { status: draft.status }),
  };
  return Object.keys(change).length === 0 ? undefined : change;
}
