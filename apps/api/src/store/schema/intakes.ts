import type { Generated, GeneratedAlways } from 'kysely';
import type { InvoiceCategory } from '@vinrod/api-client/contract';

/** A file on its way in, or that came in. */
export interface IntakeTable {
  id: string;
  file_name: string;
  /** Bytes, unpacked. */
  size: number;
  source: 'portal' | 'inbox' | 'command_line';
  created_at: Date;
  /** Null when no person sent it, and for one who is gone. */
  created_by: string | null;
  created_by_name: string;
  /** Who decided last: changes are made in this name. */
  decided_by: string | null;
  decided_by_name: string;
  /** Whether that person sees every corporate group; otherwise nothing of one is stored. */
  reaches_all: boolean;
  state:
    | 'receiving'
    | 'reading'
    | 'needs_settings'
    | 'ready'
    | 'storing'
    | 'stored'
    | 'partly_stored'
    | 'refused'
    | 'cancelled'
    | 'discarded'
    | 'undone';
  /** Whether somebody asked to stop storing. */
  is_cancelled: Generated<boolean>;
  /** Counts who took up the work: the one before stops when it sees another number. */
  run: Generated<number>;
  /** How often the work failed. */
  failures: Generated<number>;
  format: string | null;
  kind: string | null;
  /** JSON of what was told. */
  settings: string;
  /** JSON of what was chosen, by issue. */
  choices: string;
  /** JSON of what the preview found. */
  found: string | null;
  /** JSON of a text in every language. */
  note: string | null;
  done: Generated<number>;
  total: Generated<number>;
  /** Batches that are stored. */
  batches: Generated<number>;
  created_count: Generated<number>;
  changed_count: Generated<number>;
  unchanged_count: Generated<number>;
  refused_count: Generated<number>;
  waiting_count: Generated<number>;
  skipped_count: Generated<number>;
  stored_at: Date | null;
  undone_at: Date | null;
}

/** A part of the bytes of a file, compressed (RFC 1951). */
export interface IntakePartTable {
  intake_id: string;
  /** 0, 1, 2 … */
  number: number;
  bytes: Uint8Array;
}

/** A row of a file that its report tells. */
export interface IntakeRowTable {
  intake_id: string;
  id: GeneratedAlways<number>;
  /** Place of the row in the file, from 0. */
  item: number;
  line: number;
  outcome: 'refused' | 'unknown_site' | 'much_higher' | 'changed';
  field: string;
  read: string;
  /** JSON of a text in every language. */
  text: string;
  /** Rows, for meter values values. */
  count: number;
  /** JSON of first and end of the values that stand out: [[3, 5]]. */
  ranges: string | null;
}

/** A row that waits until its site exists. */
export interface IntakeWaitingTable {
  intake_id: string;
  id: GeneratedAlways<number>;
  line: number;
  /** Name of the site in the file. */
  read: string;
  /** JSON of the row. */
  row: string;
}

/** What the columns of files with the same head mean. */
export interface IntakeMappingTable {
  id: string;
  name: string;
  /** SHA-256 of the names of the columns, hexadecimal. */
  head: string;
  kind: string;
  /** JSON of column and meaning. */
  mapping: string;
  created_at: Date;
  created_by_name: string;
}

/** What an article of a seller is. */
export interface IntakeArticleTable {
  id: Generated<string>;
  /** Organisation number or another identifier of the seller. */
  seller: string;
  seller_name: string;
  name: string;
  /** Number of the article, or its name when it has none. */
  article: string;
  category: InvoiceCategory;
  given_at: Date;
  given_by_name: string;
}

/** Which company a buyer of a seller is, where its identifiers are no company's. */
export interface IntakeBuyerTable {
  id: Generated<string>;
  /** Organisation number or another identifier of the seller. */
  seller: string;
  seller_name: string;
  /** SHA-256 of everything that identifies the buyer, hexadecimal. */
  buyer: string;
  buyer_name: string;
  /** Its identifiers as they are shown. */
  identifiers: string;
  corporate_group_id: string;
  company_id: string;
  given_at: Date;
  given_by_name: string;
}

/** A stored row that a file created, changed or removed; written by triggers. */
export interface IntakeChangeTable {
  intake_id: string;
  id: GeneratedAlways<number>;
  table_name: string;
  /** JSON of the key of the row. */
  key: string;
  /** JSON of the row as it was; null for a new one. */
  before: string | null;
  /** JSON of the row as it became; null for one that was removed. */
  after: string | null;
}

/** Meter days of a site that a file created; written by a trigger. */
export interface IntakeMeterDaysTable {
  intake_id: string;
  id: GeneratedAlways<number>;
  corporate_group_id: string;
  site_id: string;
  /** Array literals, one element to a day. */
  days: string;
  received_at: string;
  total_wh: string;
}

/** A file of the watched folder that became an intake. */
export interface IntakeClaimTable {
  /** The name it was claimed under, without its own. */
  claim: string;
  intake_id: string;
}

/** Tables of files that are read in. */
export interface IntakeSchema {
  intake: IntakeTable;
  intake_part: IntakePartTable;
  intake_row: IntakeRowTable;
  intake_waiting: IntakeWaitingTable;
  intake_mapping: IntakeMappingTable;
  intake_article: IntakeArticleTable;
  intake_buyer: IntakeBuyerTable;
  intake_change: IntakeChangeTable;
  intake_claim: IntakeClaimTable;
  intake_meter_days: IntakeMeterDaysTable;
}
