import type { Intake, IntakeChange, IntakeColumn } from '@vinrod/api-client';
import type { Option } from '@vinrod/ui/format';

import { t } from '../texts.ts';
import { articleDrafts, articleProblems, articlesToSend, type ArticleDraft } from './article-drafts.ts';
import { unitsOf, unitToSend } from './column-units.ts';

/** What a column means, as it is chosen. */
export interface ColumnDraft {
  readonly column: string;
  /** Null until something is chosen. */
  readonly meaning: string | null;
  /** As it is sent; null until it is known or chosen. */
  readonly unit: string | null;
  /** Of the site whose values the column has, for the meaning `site`. */
  readonly siteId: string;
}

type PriceArea = NonNullable<Intake['settings']['price_area']>;
type TimeZone = NonNullable<Intake['settings']['time_zone']>;
type DecimalMark = NonNullable<Intake['settings']['decimal_mark']>;
type DateOrder = NonNullable<Intake['settings']['date_order']>;

/** Settings of a file while they are being chosen. */
export interface SettingsDraft {
  readonly corporate_group: Option | null;
  readonly price_area: PriceArea | null;
  readonly sek_per_eur: number | null;
  readonly site: Option | null;
  readonly buyer: Option | null;
  readonly articles: readonly ArticleDraft[];
  readonly time_zone: TimeZone | null;
  readonly decimal_mark: DecimalMark | null;
  readonly date_order: DateOrder | null;
  readonly columns: readonly ColumnDraft[];
  readonly keepsMapping: boolean;
  readonly mapping_name: string;
}

/** A column that stands for one site. */
export const siteMeaning = 'site';

/** A column of the values of one price area. */
const areaMeaning = 'area';

/** A column that has the unit of each row. */
const unitMeaning = 'unit';

/** A column that is not stored. */
export const ignoredMeaning = 'ignore';

function columnDraft(intake: Intake, { column, meaning, unit, site_id: siteId }: IntakeColumn): ColumnDraft {
  return { column, meaning, unit: unitToSend(intake, unit), siteId: siteId ?? '' };
}

/** The settings as they are, or as they are proposed. */
export function settingsDraft(intake: Intake): SettingsDraft {
  const { settings, columns } = intake;
  const { corporate_group: corporateGroup, mapping_name: name, site, buyer } = settings;
  return {
    corporate_group:
      corporateGroup === null ? null : { value: corporateGroup.uuid, label: corporateGroup.name },
    price_area: settings.price_area,
    sek_per_eur: settings.sek_per_eur,
    site: site === null ? null : { value: site.uuid, label: site.name },
    buyer: buyer === null ? null : { value: buyer.uuid, label: buyer.name },
    articles: articleDrafts(intake),
    time_zone: settings.time_zone,
    decimal_mark: settings.decimal_mark,
    date_order: settings.date_order,
    columns: columns?.columns.map((column) => columnDraft(intake, column)) ?? [],
    keepsMapping: false,
    mapping_name: name ?? '',
  };
}

/** A setting that a file can have. */
export type SettingName = 'corporate_group' | 'price_area' | 'sek_per_eur' | 'site' | 'buyer';

/** Settings to show: those that the file needs, and those that are told or help to find its sites. */
export function shownSettings({ needs, settings, kind, buyer }: Intake): readonly SettingName[] {
  const shown: readonly (readonly [SettingName, boolean])[] = [
    [
      'corporate_group',
      kind === 'meter_values' || needs.includes('corporate_group') || settings.corporate_group !== null,
    ],
    ['price_area', needs.includes('price_area') || settings.price_area !== null],
    ['sek_per_eur', needs.includes('sek_per_eur') || settings.sek_per_eur !== null],
    ['buyer', buyer !== null],
    ['site', needs.includes('site') || settings.site !== null],
  ];
  return shown.flatMap(([name, isShown]) => (isShown ? [name] : []));
}

/** Whether there is anything to tell about a file. */
export function hasSettings(intake: Intake): boolean {
  return intake.columns !== null || intake.articles !== null || shownSettings(intake).length > 0;
}

/** A meaning of a column of the values of one site or price area. */
export type WideMeaning = typeof siteMeaning | typeof areaMeaning;

/** Meanings of a column of the values of one site or price area that tables of the kind can have. */
export function wideMeanings({ kind, settings }: Intake): readonly WideMeaning[] {
  const known = settings.kind ?? kind;
  if (known === 'meter_values') return [siteMeaning];
  return known === 'spot_prices' || known === 'temperatures' ? [areaMeaning] : [];
}

/** What columns of one of these meanings stand for too: a table with a column per site needs no other of ids or values. */
const coveredBy: readonly (readonly [meaning: string, covered: readonly string[]])[] = [
  [siteMeaning, ['site_id', 'value']],
  [areaMeaning, ['price_area', 'value']],
  ['date', ['time']],
  ['clock', ['time']],
];

/** Names of what a row cannot do without and that no column means. */
export function missingMeanings({ columns }: Intake, draft: SettingsDraft): readonly string[] {
  const selected = new Set(draft.columns.map(({ meaning }) => meaning));
  const covered = new Set(coveredBy.flatMap(([meaning, others]) => (selected.has(meaning) ? others : [])));
  // A row can do without some when the settings have it: the API then does not miss it.
  const needed = new Set([
    ...(columns?.missing ?? []),
    ...(columns?.columns ?? []).map(({ meaning }) => meaning),
  ]);
  const missed = new Set(columns?.missing);
  return (
    (columns?.meanings ?? [])
      .filter(({ meaning, is_needed: isNeeded }) => missed.has(meaning) || (isNeeded && needed.has(meaning)))
      .filter(({ meaning }) => !selected.has(meaning) && !covered.has(meaning))
      // The unit is asked for beside the column that has values.
      .filter(({ meaning }) => meaning !== unitMeaning)
      .map(({ name }) => name)
  );
}

/** Name of the field of a column's site. */
export function siteField(column: string): string {
  return `site_id.${column}`;
}

/** Name of the field of a column's unit. */
export function unitField(column: string): string {
  return `unit.${column}`;
}

/** Errors by field. */
export function settingsProblems(intake: Intake, draft: SettingsDraft): Readonly<Record<string, string>> {
  const { needs } = intake;
  const problems: Record<string, string> = { ...articleProblems(intake, draft.articles) };
  if (needs.includes('corporate_group') && draft.corporate_group === null)
    problems['corporate_group'] = t('intakes.settings.corporateGroupMissing');
  if (needs.includes('price_area') && draft.price_area === null)
    problems['price_area'] = t('intakes.settings.priceAreaMissing');
  if (needs.includes('sek_per_eur') && draft.sek_per_eur === null)
    problems['sek_per_eur'] = t('intakes.settings.rateMissing');
  if (needs.includes('site') && draft.site === null) problems['site'] = t('intakes.settings.siteMissing');
  if (needs.includes('buyer') && draft.buyer === null) problems['buyer'] = t('intakes.settings.buyerMissing');
  const hasUnitColumn = draft.columns.some(({ meaning }) => meaning === unitMeaning);
  for (const { column, meaning, unit, siteId } of draft.columns) {
    if (meaning === siteMeaning && siteId.trim() === '')
      problems[siteField(column)] = t('intakes.columns.siteIdMissing');
    if (unit === null && !hasUnitColumn && unitsOf(intake, meaning).length > 0)
      problems[unitField(column)] = t('intakes.columns.unitMissing');
  }
  if (draft.keepsMapping && draft.mapping_name.trim() === '')
    problems['mapping_name'] = t('intakes.columns.nameMissing');
  return problems;
}

/** The settings as the API takes them; only those that are shown. */
export function settingsChange(intake: Intake, draft: SettingsDraft): IntakeChange {
  const shown = shownSettings(intake);
  const name = draft.mapping_name.trim();
  return {
    ...(shown.includes('corporate_group') ? { corporate_group: draft.corporate_group?.value ?? null } : {}),
    ...(shown.includes('price_area') ? { price_area: draft.price_area } : {}),
    ...(shown.includes('sek_per_eur') ? { sek_per_eur: draft.sek_per_eur } : {}),
    ...(shown.includes('site') ? { site: draft.site?.value ?? null } : {}),
    ...(shown.includes('buyer') && draft.buyer !== null ? { buyer: draft.buyer.value } : {}),
    ...(intake.articles === null ? {} : { article_categories: articlesToSend(draft.articles) }),
    ...(intake.columns === null
      ? {}
      : {
          time_zone: draft.time_zone,
          decimal_mark: draft.decimal_mark,
          date_order: draft.date_order,
          mapping: draft.columns.flatMap(({ column, meaning, unit, siteId }) =>
            meaning === null
              ? []
              : [
                  {
                    column,
                    meaning,
                    ...(unit === null || unitsOf(intake, meaning).length === 0 ? {} : { unit }),
                    ...(meaning === siteMeaning ? { site_id: siteId.trim() } : {}),
                  },
                ],
          ),
          ...(draft.keepsMapping ? { mapping_name: name } : {}),
        }),
  };
}
