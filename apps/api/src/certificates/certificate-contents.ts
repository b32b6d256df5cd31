import type { CertificateContent } from '@vinrod/api-client/contract';
import type { Supplier } from '../config/supplier.ts';
import { sourceTexts } from '../energy/texts.ts';
import type { EnvironmentalChoice } from '../store/schema/organisation.ts';
import { amountText, energyAmount } from './amounts.ts';
import type {
  CertificateContentDocument,
  CertifiedDelivery,
  CertifiedParty,
  YearlyContentDocument,
} from './certificate-document.ts';

/** Names of origins in running text. */
export function originText(choice: EnvironmentalChoice, year: number): string {
  return choice === 'residual_mix' ? `nordisk residualmix ${year}` : sourceTexts[choice].sv;
}

/** Input for the content of any certificate. */
export interface ContentParts {
  readonly year: number;
  readonly supplier: Supplier;
  readonly corporateGroup: CertifiedParty;
  readonly text: CertificateContent;
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => values[name] ?? whole);
}

function textOf({ text }: ContentParts, values: Readonly<Record<string, string>>) {
  return {
    title: filled(text.title, values),
    body: filled(text.body_text, values),
    signatory_name: text.signatory_name,
    signatory_title: text.signatory_title,
    footer: filled(text.footer_text, values),
  };
}

function supplierOf({ supplier }: ContentParts) {
  return { name: supplier.name, legal_name: supplier.legalName };
}

/** The content of a certificate on a company's energy. */
export function yearlyContent(
  parts: ContentParts,
  company: CertifiedParty,
  delivery: CertifiedDelivery,
): YearlyContentDocument {
  const { year, corporateGroup } = parts;
  return {
    type: 'yearly_usage',
    year,
    supplier: supplierOf(parts),
    corporate_group: corporateGroup,
    company,
    companies: [],
    text: textOf(parts, {
      koncern: corporateGroup.name,
      bolag: company.name,
      år: String(year),
      el: `${amountText(energyAmount(delivery.wh))} el`,
      miljöval: originText(delivery.product, year),
      leverantör: parts.supplier.legalName,
    }),
    delivery,
  };
}

/** The content of a certificate on the partnership with a corporate group. */
export function partnershipContent(
  parts: ContentParts,
  companies: readonly CertifiedParty[],
): CertificateContentDocument {
  const { year, corporateGroup } = parts;
  return {
    type: 'partnership',
    year,
    supplier: supplierOf(parts),
    corporate_group: corporateGroup,
    company: null,
    companies,
    text: textOf(parts, {
      koncern: corporateGroup.name,
      bolag: companies.map(({ name }) => name).join(', '),
      år: String(year),
      leverantör: parts.supplier.legalName,
    }),
    delivery: null,
  };
}
