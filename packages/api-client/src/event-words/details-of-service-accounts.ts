import type { ServiceScope } from '../contract.ts';
import { gained } from './gained.ts';
import { fieldName } from './field-names.ts';
import { listed, wordsOf, type Language, type Words } from './words.ts';

/** What a service account may put, by scope. */
export const serviceScopeNames: Readonly<Record<ServiceScope, Words>> = {
  organisation: { sv: 'Organisation', en: 'Organisation' },
  prices: { sv: 'Priser', en: 'Prices' },
  temperatures: { sv: 'Temperaturer', en: 'Temperatures' },
  meter_values: { sv: 'Mätvärden', en: 'Meter values' },
  invoices: { sv: 'Fakturor', en: 'Invoices' },
};

function scopeName(scope: string, language: Language): string {
  return Object.entries(serviceScopeNames).find(([key]) => key === scope)?.[1][language] ?? scope;
}

function overlapText(hours: number, language: Language): string {
  if (hours === 0)
    return { sv: 'de tidigare slutade gälla direkt', en: 'the earlier ones ended at once' }[language];
  return {
    sv: `de tidigare gäller i högst ${hours} h till`,
    en: `the earlier ones work for at most ${hours} h more`,
  }[language];
}

/** `+prices` was given, `-prices` taken; `overlap_hours=24` is how long earlier secrets go on; the rest are fields. */
export function serviceAccountText(details: string, language: Language): string {
  return listed(
    wordsOf(details).map((fact) => {
      const [, sign, scope = ''] = /^([+-])(\w+)$/.exec(fact) ?? [];
      if (sign !== undefined) return gained(sign, scopeName(scope, language), language);
      const hours = /^overlap_hours=(\d+)$/.exec(fact)?.[1];
      return hours === undefined ? (fieldName(fact, language) ?? fact) : overlapText(Number(hours), language);
    }),
  );
}
