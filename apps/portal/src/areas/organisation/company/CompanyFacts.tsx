import type { Address, Company } from '@vinrod/api-client';
import { Columns } from '@vinrod/ui/columns';
import { DescriptionList, type Description } from '@vinrod/ui/description-list';
import { formatEnergy } from '@vinrod/ui/format';
import { Section } from '@vinrod/ui/section';
import { Status } from '@vinrod/ui/status-badge';
import type { ReactElement } from 'react';

import { t } from '#messages';

export interface CompanyFactsProps {
  readonly company: Company;
}

function addressFact(term: string, address: Address | null): Description {
  if (address === null) return { term, details: null };
  return { term, details: address.street, note: `${address.postal_code} ${address.city}` };
}

function contractFact({ contract }: Company): Description {
  const term = t('company.contract');
  if (contract === null) return { term, details: null };
  return {
    term,
    details: contract.name,
    note:
      contract.end_date === null
        ? t('company.contractOpen')
        : t('company.contractEnd', { date: contract.end_date }),
  };
}

/** Facts of a company: identity, contract, and where its invoices are sent. */
export function CompanyFacts({ company }: CompanyFactsProps): ReactElement {
  const consumption = company.annual_consumption_kwh;
  return (
    <Columns split="thirds">
      <Section title={t('koncern.facts')} hasRule>
        <DescriptionList
          items={[
            { term: t('company.customerId'), details: company.customer_id },
            { term: t('organisation.organizationNumber'), details: company.organization_number || null },
            { term: t('company.vatNumber'), details: company.vat_number },
            {
              term: t('organisation.annualConsumption'),
              details: consumption === null ? null : formatEnergy(consumption, { unit: 'kWh' }),
            },
            {
              term: t('organisation.status'),
              details: <Status kind="customer" value={company.status} />,
            },
          ]}
        />
      </Section>
      <Section title={t('company.agreement')} hasRule>
        <DescriptionList
          items={[
            contractFact(company),
            {
              term: t('company.environmentalChoice'),
              details: t(`company.choice.${company.environmental_choice}`),
            },
            addressFact(t('company.visitingAddress'), company.visiting_address),
          ]}
        />
      </Section>
      <Section title={t('company.invoices')} hasRule>
        <DescriptionList
          items={[
            addressFact(t('company.invoiceAddress'), company.invoice_address),
            {
              term: t('company.invoiceDelivery'),
              details: t(`company.delivery.${company.invoice_delivery}`),
            },
            { term: t('company.invoiceEmail'), details: company.invoice_email },
            { term: t('company.invoiceReference'), details: company.invoice_reference },
            ...(company.peppol_id === null
              ? []
              : [{ term: t('company.peppolId'), details: company.peppol_id }]),
          ]}
        />
      </Section>
    </Columns>
  );
}
