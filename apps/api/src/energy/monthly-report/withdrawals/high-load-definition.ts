import type { Text } from '@vinrod/locale/messages/texts';
import { describeHighLoad } from '../../tariff/high-load.ts';
import type { Tariff } from '../../tariff/tariff.ts';
import { energyTexts } from '../../texts.ts';

/** Sites with the same high load. */
export interface DefinedSites {
  readonly tariff: Tariff;
  readonly siteCount: number;
}

function counted(count: number, language: keyof Text): string {
  if (language === 'sv') return count === 1 ? '1 anläggning' : `${count} anläggningar`;
  return count === 1 ? '1 site' : `${count} sites`;
}

function writeIn(groups: readonly DefinedSites[], language: keyof Text): string {
  const parts = new Map<string, number>();
  for (const { tariff, siteCount } of groups) {
    const rule = describeHighLoad(tariff.highLoad)[language];
    const text = tariff.name === null ? `${rule} – ${energyTexts.assumed[language]}` : rule;
    parts.set(text, (parts.get(text) ?? 0) + siteCount);
  }
  const ordered = [...parts].toSorted(([, left], [, right]) => right - left);
  if (ordered.length <= 1) return ordered[0]?.[0] ?? '';
  return ordered.map(([text, count]) => `${text} (${counted(count, language)})`).join('; ');
}

/** The definition of high load for sites, for the screen: a single one, or each with its number of sites. */
export function highLoadDefinition(groups: readonly DefinedSites[]): Text {
  return { sv: writeIn(groups, 'sv'), en: writeIn(groups, 'en') };
}
