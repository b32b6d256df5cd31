import type { Language } from './messages/language.ts';
import { formatNumber, quantityText } from './number.ts';
import type { DecimalOptions, Quantity } from './number.ts';
import type { GramsPerKilowattHour, Kilograms } from './quantities.ts';

/** The emission unit of the spec (section 9): in the API, in code and in files. Library only. */
export const EMISSION_UNIT = 'g co2/kWh';

/** The emission unit for the screen; set the subscript with {@link splitSubscripts}. */
export const EMISSION_UNIT_TYPESET = 'g\u00A0CO₂/kWh';

/** The emission unit in words, for screen readers. Library only. */
export const EMISSION_UNIT_SPOKEN = 'gram koldioxid per kilowattimme';

/** From this many kg on, emissions are shown in metric tons. Library only. */
export const TON_FROM_KG = 1_000;

const ton: Readonly<Record<Language, string>> = { sv: 'ton', en: 'tonnes' };

/** An emission factor in g CO₂ per kWh: "464,79 g CO₂/kWh". Two decimals, as Energimarknadsinspektionen publishes it. */
export function formatEmissionFactor(
  gramPerKwh: GramsPerKilowattHour | null,
  { decimals = 2 }: DecimalOptions = {},
): string {
  return quantityText({ figure: formatNumber(gramPerKwh, { decimals }), unit: EMISSION_UNIT_TYPESET });
}

/** Emitted carbon dioxide as figure and unit: kg without decimals, metric tons ("ton", in English "tonnes") with one. */
export function emissionQuantity(
  kg: Kilograms | null,
  options: DecimalOptions = {},
  language: Language = 'sv',
): Quantity {
  const inTons = kg !== null && Math.abs(kg) >= TON_FROM_KG;
  const decimals = options.decimals ?? (inTons ? 1 : 0);
  return {
    figure: formatNumber(inTons ? kg / TON_FROM_KG : kg, { decimals }),
    unit: `${inTons ? ton[language] : 'kg'}\u00A0CO₂`,
  };
}

/** Emitted carbon dioxide with its unit: "59,7 ton CO₂", in English "59,7 tonnes CO₂". */
export function formatEmission(
  kg: Kilograms | null,
  options: DecimalOptions = {},
  language: Language = 'sv',
): string {
  return quantityText(emissionQuantity(kg, options, language));
}
