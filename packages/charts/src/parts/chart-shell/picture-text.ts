import type { ChartState } from '../../chart/chart-stages.ts';
import type { AnyLanguage } from '../../core/language.ts';
import type { PictureText } from '../../export/svg.ts';

/** What is written around an exported picture. */
export function pictureText(
  { title, period, words: { total, summary, notes } }: ChartState,
  language: AnyLanguage,
): PictureText {
  const subtitle = total === null ? period : `${period} · ${total}`;
  const locale = typeof language === 'object' ? language.locale : language;
  return { title, subtitle, summary, language, locale, ...(notes ? { notes: notes.texts } : {}) };
}
