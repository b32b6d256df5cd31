import { createHash } from 'node:crypto';
import { organizationNumberScheme, type PeppolParty } from '../../../invoices/peppol/peppol-invoice.ts';

/** What rows call a company. */
export interface CompanyKey {
  readonly corporate_group: string;
  readonly customer_id: string;
}

/** A buyer of an invoice whose identifiers are no company's, or those of several. */
export interface FileBuyer {
  /** Everything that identifies it. */
  readonly key: string;
  readonly name: string;
  /** Its identifiers, for people. */
  readonly identifiers: string;
}

/** A company of the portal that a buyer may be. */
export interface KnownCompany {
  /** What rows call its corporate group. */
  readonly corporateGroup: string;
  readonly customerId: string;
  /** `NNNNNN-NNNN`, or empty. */
  readonly organizationNumber: string;
  /** Address in Peppol, `scheme:identifier`. */
  readonly peppolId: string | null;
}

/** What identifies a buyer. */
export interface BuyerIdentity {
  /** Ten digits. */
  readonly organizationNumbers: readonly string[];
  readonly customerIds: readonly string[];
  readonly peppolIds: readonly string[];
}

/** The identifiers of a buyer by which a company can be found. */
export function identityOf({ endpoint, identifiers, vatNumber, legalId }: PeppolParty): BuyerIdentity {
  const ofVat = /^SE(\d{10})01$/.exec(vatNumber ?? '')?.[1];
  const legal = (legalId?.id ?? '').replace('-', '');
  const isLegal =
    /^\d{10}$/.test(legal) && (legalId?.scheme ?? organizationNumberScheme) === organizationNumberScheme;
  return {
    organizationNumbers: [...new Set([...(isLegal ? [legal] : []), ...(ofVat === undefined ? [] : [ofVat])])],
    customerIds: identifiers.map(({ id }) => id),
    peppolIds: endpoint === null ? [] : [`${endpoint.scheme ?? ''}:${endpoint.id}`],
  };
}

/** The identifiers of a buyer, for a message. */
export function buyerText(buyer: PeppolParty): string {
  const { organizationNumbers, customerIds, peppolIds } = identityOf(buyer);
  return [...organizationNumbers, ...customerIds, ...peppolIds].join(', ') || buyer.name;
}

/** Characters of a name, or of identifiers, that are shown. */
const longestShown = 200;

/**
 * A buyer as it is known in the next invoice. Every identifier counts: two companies of one organisation number differ by their
 * customer numbers alone.
 */
export function fileBuyer(buyer: PeppolParty): FileBuyer {
  const { organizationNumbers, customerIds, peppolIds } = identityOf(buyer);
  const all = [organizationNumbers, customerIds, peppolIds, buyer.vatNumber, buyer.legalId];
  const named = [...organizationNumbers, ...customerIds];
  // The address is mostly the organisation number once more.
  const shown = named.length > 0 ? named : peppolIds;
  return {
    key: createHash('sha256')
      .update(JSON.stringify(shown.length > 0 ? all : [...all, buyer.name]))
      .digest('hex'),
    name: buyer.name.slice(0, longestShown),
    identifiers: shown.join(', ').slice(0, longestShown),
  };
}

/**
 * The company that a buyer is. Organisation numbers always have to be the company's own, because an invoice must not reach
 * another customer; a customer number and an address that some company has narrow the choice.
 */
export function companyOf(
  buyer: PeppolParty,
  companies: readonly KnownCompany[],
): CompanyKey | 'unknown' | 'several' {
  const { organizationNumbers, customerIds, peppolIds } = identityOf(buyer);
  const legal = companies.filter(({ organizationNumber }) =>
    organizationNumbers.every((number) => number === organizationNumber.replace('-', '')),
  );
  const ofNumber = legal.filter(({ customerId }) => customerIds.includes(customerId));
  const numbered = ofNumber.length === 0 ? legal : ofNumber;
  const ofAddress = numbered.filter(({ peppolId }) => peppolId !== null && peppolIds.includes(peppolId));
  const left = ofAddress.length === 0 ? numbered : ofAddress;
  const [company, second] = left;
  if (company === undefined) return 'unknown';
  if (second !== undefined) return 'several';
  return { corporate_group: company.corporateGroup, customer_id: company.customerId };
}
