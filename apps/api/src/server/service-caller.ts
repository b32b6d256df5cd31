/** Kinds of data that a service account may be given (`x-scope` of the contract). */
export const serviceScopes = ['organisation', 'prices', 'temperatures', 'meter_values', 'invoices'] as const;

/** A kind of data that a service account may put. */
export type ServiceScope = (typeof serviceScopes)[number];

/** A supplier's system that calls, by its service account as in the database at that moment. */
export interface ServiceCaller {
  readonly accountId: string;
  /** Name given by staff, kept with what it changes. */
  readonly name: string;
  readonly scopes: ReadonlySet<ServiceScope>;
}
