import type { Intake } from '@vinrod/api-client';

/** A unit of a column, as it is sent and as it is shown. */
export interface ColumnUnit {
  readonly value: string;
  readonly label: string;
}

/** A letter outside ASCII or a stroke is not sent. */
const unitsByKind: Readonly<Partial<Record<NonNullable<Intake['kind']>, readonly ColumnUnit[]>>> = {
  meter_values: [
    { value: 'Wh', label: 'Wh' },
    { value: 'kWh', label: 'kWh' },
    { value: 'MWh', label: 'MWh' },
    { value: 'GWh', label: 'GWh' },
  ],
  spot_prices: [
    { value: 'ore_per_kwh', label: 'öre/kWh' },
    { value: 'sek_per_kwh', label: 'kr/kWh' },
    { value: 'sek_per_mwh', label: 'kr/MWh' },
    { value: 'eur_per_mwh', label: 'EUR/MWh' },
  ],
};

/** Meanings of columns whose values have a unit. */
const withUnit: ReadonlySet<string | null> = new Set(['value', 'site', 'area']);

/** Units that a column of this meaning can have; none for one without. */
export function unitsOf(
  { kind, settings }: Pick<Intake, 'kind' | 'settings'>,
  meaning: string | null,
): readonly ColumnUnit[] {
  const known = settings.kind ?? kind;
  return known === null || !withUnit.has(meaning) ? [] : (unitsByKind[known] ?? []);
}

/** The unit as it is sent, of one as a head writes it (`öre/kwh`); null when it is none of them. */
export function unitToSend(intake: Pick<Intake, 'kind' | 'settings'>, unit: string | null): string | null {
  const written = unit?.toLowerCase().replaceAll(/\s/g, '').replace('sek', 'kr').replace('€', 'eur');
  return unitsOf(intake, 'value').find(({ label }) => label.toLowerCase() === written)?.value ?? null;
}
