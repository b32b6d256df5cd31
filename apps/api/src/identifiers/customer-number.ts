const PREFIX = 'import-';

/** What stands for the kundnummer of a company that an import made, until somebody knows it. */
export function provisionalCustomerNumber(companyId: string): string {
  return `${PREFIX}${companyId.slice(0, 8)}`;
}

/** The kundnummer as it may be printed: null when it only stands for one that is not known. */
export function knownCustomerNumber(customerId: string): string | null {
  return customerId.startsWith(PREFIX) ? null : customerId;
}
