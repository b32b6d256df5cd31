const prefix = 'import-';

/** Placeholder kundnummer for a company created by an import, until the real one is known. */
export function provisionalCustomerNumber(companyId: string): string {
  return `${prefix}${companyId.slice(0, 8)}`;
}

/** The kundnummer for display: null for a placeholder. */
export function knownCustomerNumber(customerId: string): string | null {
  return customerId.startsWith(prefix) ? null : customerId;
}
