import type { Generated } from 'kysely';

/** An account by which a supplier's own system calls. */
export interface ServiceAccountTable {
  id: string;
  name: string;
  /** Kinds of data that it may put; never empty. */
  scopes: string[];
  created_at: Date;
  created_by: string | null;
  created_by_name: string;
  /** Null while it works; a revoked account stays for the history of what it put. */
  revoked_at: Generated<Date | null>;
  last_used_at: Generated<Date | null>;
}

/** A secret of a service account. */
export interface ServiceAccountSecretTable {
  id: string;
  account_id: string;
  /** SHA-256 in hex; the secret itself is stored nowhere. */
  secret_hash: string;
  created_at: Date;
  /** When it stops working; null until a newer secret replaces it. */
  expires_at: Generated<Date | null>;
  last_used_at: Generated<Date | null>;
}

/** Tables of the accounts of a supplier's own systems. */
export interface ServiceAccountSchema {
  service_account: ServiceAccountTable;
  service_account_secret: ServiceAccountSecretTable;
}
