import type { Address, Company, CorporateGroup, InvoiceListTotals } from '@vinrod/api-client';
import { formatMoney } from '@vinrod/ui/format';
import type { Description } from '@vinrod/ui/description-list';

import { t } from '#messages';

function contractFact(companies: readonly Company[]): Description {
  const term = t('company.contract');
  const contracts = companies.flatMap(({ contract }) => (contract === null ? [] : [contract]));
  const names = [...new Set(contracts.map(({ name }) => name))];
  if (names.length === 0) return { term, details: null };
  // The contract that ends first is the one to watch.
  const [firstEnd] = contracts.flatMap(({ end_date: end }) => (end === null ? [] : [end])).toSorted();
  return {
    term,
    details: names.join(', '),
    note:
      firstEnd === undefined
        ? t('company.contractOpen')
        : t(names.length === 1 ? 'company.contractEnd' : 'koncern.firstContractEnd', { date: firstEnd }),
  };
}

function choiceFact(companies: readonly Company[]): Description {
  const choices = [
    ...new Set(companies.map((company) => t(`company.choice.${company.environmental_choice}`))),
  ];
  return {
    term: t('company.environmentalChoice'),
    details: choices.length === 0 ? null : choices.join(', '),
  };
}

function sameAddress(one: Address, other: Address): boolean {
  return one.street === other.street && one.postal_code === other.postal_code && one.city === other.city;
}

/**
 * Address shared by all companies, otherwise that of the company with the corporate group's own number; null when
 * neither exists.
 */
function invoiceAddress(companies: readonly Company[], number: string): Address | null {
  const own = companies.find((company) => number !== '' && company.organization_number === number);
  const addresses = companies.flatMap(({ invoice_address: address }) => (address === null ? [] : [address]));
  const [first] = addresses;
  if (first !== undefined && addresses.every((address) => sameAddress(first, address))) return first;
  return own?.invoice_address ?? null;
}

/**
 * Terms of a corporate group, derived from its companies.
 *
 * @param companies - All of its companies.
 * @param number - The corporate group's organisationsnummer; empty while not known.
 */
export function corporateGroupTerms(companies: readonly Company[], number: string): readonly Description[] {
  const address = invoiceAddress(companies, number);
  return [
    contractFact(companies),
    choiceFact(companies),
    ...(address === null
      ? []
      : [
          {
            term: t('company.invoiceAddress'),
            details: address.street,
            note: `${address.postal_code} ${address.city}`,
          },
        ]),
  ];
}

/** Number and total of unpaid invoices: "2 fakturor, 276 302,00 kr". */
export function unpaidText({ open }: Pick<InvoiceListTotals, 'open'>): string {
  if (open.count === 0) return t('koncern.nothingUnpaid');
  return t('koncern.unpaidSum', { count: open.count, sum: formatMoney(open.remaining_sek) });
}

/**
 * Number and size of a corporate group: "556677-8899 · 3 bolag, 14 anläggningar, 7 användare". Users only when their
 * number is given.
 */
export function corporateGroupLead({
  organization_number: number,
  customer_count: companies,
  site_count: sites,
  user_count: users,
}: Pick<CorporateGroup, 'organization_number' | 'customer_count' | 'site_count' | 'user_count'>): string {
  const lead = t('koncern.lead', { number: number || t('koncern.noNumber'), companies, sites });
  return users === null ? lead : `${lead}, ${t('koncern.leadUsers', { users })}`;
}
