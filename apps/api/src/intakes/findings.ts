import type {
  IntakeAffected,
  IntakeIssueCode,
  IntakeNeed,
  IntakeSample,
  Period,
} from '@vinrod/api-client/contract';
import type { FoundArticles } from './file-articles.ts';
import type { FoundBuyer } from './file-buyer.ts';
import type { FoundColumns } from './file-columns.ts';

/** Rows of which the reader should know, or decide. */
export interface FoundIssue {
  readonly code: IntakeIssueCode;
  readonly rows: number;
  readonly sites: number;
  readonly samples: readonly IntakeSample[];
}

/** What reading a file found, as it is kept. */
export interface Findings {
  /** Columns of a table; null for other files. */
  readonly columns: FoundColumns | null;
  /** What an invoice sells; null for other files. */
  readonly articles: FoundArticles | null;
  /** Whom an invoice is for, when its identifiers do not tell the company; null otherwise. */
  readonly buyer: FoundBuyer | null;
  /** What uses the values that it replaces; null when it replaces none. */
  readonly affects: IntakeAffected | null;
  readonly period: Period | null;
  readonly rows: number;
  readonly sites: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly estimated: number;
  readonly issues: readonly FoundIssue[];
  readonly needs: readonly IntakeNeed[];
}

/** Before anything is found. */
export const nothingFound: Findings = {
  columns: null,
  articles: null,
  buyer: null,
  affects: null,
  period: null,
  rows: 0,
  sites: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  estimated: 0,
  issues: [],
  needs: [],
};
