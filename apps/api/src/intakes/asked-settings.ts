import type { IntakeNeed } from '@vinrod/api-client/contract';
import type { FieldProblem } from '../server/api-error.ts';
import type { KeptSettings } from './intake-settings.ts';

/** Settings without which rows are refused under the name of the setting. */
const askedSettings = [
  'corporate_group',
  'price_area',
  'sek_per_eur',
] as const satisfies readonly IntakeNeed[];

function isNeed(field: string): field is (typeof askedSettings)[number] {
  return askedSettings.some((need) => need === field);
}

/** Settings without which an invoice is refused, by the field under which it is. */
const askedOfInvoice: Readonly<Record<string, IntakeNeed>> = {
  'lines.category': 'article_categories',
  'lines.site_id': 'site',
  customer_id: 'buyer',
};

/** What is wrong with the rows of a file, and which settings that asks for. */
export class AskedSettings {
  readonly #settings: KeptSettings;
  readonly #needs = new Set<IntakeNeed>();
  readonly #invoiceProblems: FieldProblem[] = [];
  #problem: FieldProblem | null = null;

  constructor(settings: KeptSettings) {
    this.#settings = settings;
  }

  /** Notes what is wrong with a file that has no rows. */
  noteUnread(problems: readonly FieldProblem[]): void {
    this.#problem ??= problems[0] ?? null;
  }

  /** Notes what is wrong with a row. */
  note(problems: readonly FieldProblem[]): void {
    this.noteUnread(problems);
    for (const { field } of problems)
      if (isNeed(field) && this.#settings[field] === null) this.#needs.add(field);
  }

  /** Notes what is wrong with an invoice, besides. */
  noteInvoice(problems: readonly FieldProblem[]): void {
    this.#invoiceProblems.push(...problems);
  }

  /** What an invoice is refused for that no setting changes: that has to be put right first. */
  get #otherOfInvoice(): FieldProblem | undefined {
    return this.#invoiceProblems.find(({ field }) => askedOfInvoice[field] === undefined);
  }

  /** The first thing that is wrong; null when nothing is. */
  get problem(): FieldProblem | null {
    return this.#otherOfInvoice ?? this.#problem;
  }

  get needs(): readonly IntakeNeed[] {
    const ofInvoice = this.#otherOfInvoice === undefined ? this.#invoiceProblems : [];
    return [...this.#needs, ...ofInvoice.flatMap(({ field }) => askedOfInvoice[field] ?? [])];
  }
}
