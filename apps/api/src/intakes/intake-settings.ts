import type {
  IntakeArticleCategory,
  IntakeChoice,
  IntakeColumnMeaning,
  IntakeKind,
  IntakeSiteKey,
} from '@vinrod/api-client/contract';

/** What was told about a file, as it is kept. */
export interface KeptSettings {
  /** uuid. */
  readonly corporate_group: string | null;
  readonly price_area: string | null;
  readonly sek_per_eur: number | null;
  readonly kind: IntakeKind | null;
  readonly mapping: readonly IntakeColumnMeaning[];
  readonly mapping_name: string | null;
  readonly time_zone: 'Europe/Stockholm' | 'UTC' | 'UTC+01:00' | null;
  readonly decimal_mark: 'comma' | 'point' | null;
  readonly date_order: 'day_first' | 'month_first' | null;
  readonly site_keys: readonly IntakeSiteKey[];
  /** uuid. */
  readonly site: string | null;
  readonly article_categories: readonly IntakeArticleCategory[];
  /** uuid of the company that the buyer of an invoice is. */
  readonly buyer: string | null;
}

/** Nothing told. */
export const noSettings: KeptSettings = {
  corporate_group: null,
  price_area: null,
  sek_per_eur: null,
  kind: null,
  mapping: [],
  mapping_name: null,
  time_zone: null,
  decimal_mark: null,
  date_order: null,
  site_keys: [],
  site: null,
  article_categories: [],
  buyer: null,
};

/**
 * Whether nothing was told of a file; what the articles and buyers of its seller are is no fault of it, and may be known from
 * another.
 */
export function isUntold(settings: KeptSettings): boolean {
  const { article_categories, buyer } = noSettings;
  const given = { ...noSettings, ...settings, article_categories, buyer };
  return JSON.stringify(given) === JSON.stringify(noSettings);
}

/** Issues that ask for a choice. */
export type DecidedCode = 'unknown_site' | 'much_higher' | 'missing_hour' | 'refused_rows';

/** What can be chosen; the first is meant until somebody chooses. */
export const possibleChoices: Readonly<Record<DecidedCode, readonly IntakeChoice[]>> = {
  unknown_site: ['wait', 'skip'],
  much_higher: ['store_as_estimated', 'store', 'skip'],
  missing_hour: ['leave_gap'],
  refused_rows: ['refuse_file', 'skip'],
};

/** What was chosen, by issue. */
export type KeptChoices = Readonly<Partial<Record<DecidedCode, IntakeChoice>>>;

/** The choice for an issue. */
export function choiceOf(choices: KeptChoices, code: DecidedCode): IntakeChoice | undefined {
  return choices[code] ?? possibleChoices[code][0];
}
