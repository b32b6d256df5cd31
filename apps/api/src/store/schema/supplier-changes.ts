import type { GeneratedAlways } from 'kysely';

/** A row of the supplier's own systems that created or changed something. */
export interface SupplierChangeTable {
  /** Ascending in the order of the changes. */
  id: GeneratedAlways<number>;
  /** The request or file that it came with. */
  intake_id: string;
  changed_at: Date;
  /** The service account, or the person who read a file in, by the name at the time; it may be gone. */
  account_id: string | null;
  account_name: string;
  /** operationId of the contract. */
  operation: string;
  /** What the row is known by. */
  key: string;
  /** Null for what belongs to no corporate group. */
  corporate_group_id: string | null;
  /** JSON of the fields that differed, as they were; empty for a new row. */
  before: string;
  /** JSON of the same fields afterwards. */
  after: string;
}

/** Tables of what the supplier's own systems changed. */
export interface SupplierChangeSchema {
  supplier_change: SupplierChangeTable;
}
