import type { MessageArguments } from '@vinrod/locale/messages/message-values';
import type { TextsOf } from '@vinrod/locale/messages/messages';

import type { bulletMessages } from '../bullet-chart/messages.ts';
import type { categoryMessages } from '../category-line-graph/messages.ts';
import type { comparedBarsMessages } from '../compared-bars/messages.ts';
import type { timeMessages } from '../core/messages/times.ts';
import type { unitMessages } from '../core/messages/units.ts';
import type { dayBarMessages } from '../day-bar-graph/messages.ts';
import type { dayProfileMessages } from '../day-profile/messages.ts';
import type { durationMessages } from '../duration-curve/messages.ts';
import type { csvMessages } from '../export/messages.ts';
import type { heatMapMessages } from '../heat-map/messages.ts';
import type { lineGraphMessages } from '../line-graph/messages.ts';
import type { monthBarMessages } from '../month-bar-graph/messages.ts';
import type { annotationMessages } from '../parts/annotation-editor/messages.ts';
import type { commandMessages, commandPanelMessages } from '../parts/commands/messages.ts';
import type { tablePagerMessages } from '../parts/data-table/messages.ts';
import type { problemMessages } from '../parts/problem-note/messages.ts';
import type { periodMessages } from '../parts/reader-tools/messages.ts';
import type { pieMessages } from '../pie-chart/messages.ts';
import type { scatterMessages } from '../scatter-plot/messages.ts';
import type { shareMessages } from '../share-bar/messages.ts';
import type { sparklineMessages } from '../sparkline/messages.ts';
import type { stackMessages } from '../stacked-bar-graph/messages.ts';
import type { chartMessages } from '../text/messages/chart.ts';
import type { dayMessages } from '../text/messages/days.ts';
import type { missingKeyMessages } from '../text/messages/missing-key.ts';
import type { noteMessages } from '../text/messages/notes.ts';
import type { qualityMessages } from '../text/messages/qualities.ts';
import type { speechMessages } from '../text/messages/speech.ts';
import type { stepMessages } from '../text/messages/steps.ts';
import type { summaryMessages } from '../text/messages/summary.ts';
import type { usageProfileMessages } from '../usage-profile/messages.ts';
import type { waterfallMessages } from '../waterfall-chart/messages.ts';

/** What a text may ask its language for. */
export interface LanguageRules {
  /**
   * The form for a number by the plural rules of the language: `plural(count, { one: 'Tag', other: 'Tage' })`. A form that
   * is left out is as `other`.
   */
  plural(
    count: number,
    forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string },
  ): string;
  /** A number as the language writes it, with up to three decimals. */
  number(value: number): string;
}

/** A text without values, or a function of those that the Swedish text has. */
type Translated<Text extends string> =
  MessageArguments<Text> extends [infer Values] ? (values: Values, rules: LanguageRules) => string : string;

/** A catalogue in another language. */
type TranslatedTexts<Defined> = {
  readonly [Key in keyof TextsOf<Defined>]: Translated<TextsOf<Defined>[Key]>;
};

/**
 * Every text of the charts, by catalogue and key. Derived from the Swedish texts: a text or value that charts no longer have,
 * or have got, is an error where the language is defined.
 */
export interface ChartTexts {
  readonly chart: TranslatedTexts<typeof chartMessages>;
  readonly 'chart-annotations': TranslatedTexts<typeof annotationMessages>;
  readonly 'chart-bullet': TranslatedTexts<typeof bulletMessages>;
  readonly 'chart-categories': TranslatedTexts<typeof categoryMessages>;
  readonly 'chart-command-panel': TranslatedTexts<typeof commandPanelMessages>;
  readonly 'chart-commands': TranslatedTexts<typeof commandMessages>;
  readonly 'chart-compared-bars': TranslatedTexts<typeof comparedBarsMessages>;
  readonly 'chart-csv': TranslatedTexts<typeof csvMessages>;
  readonly 'chart-day-bars': TranslatedTexts<typeof dayBarMessages>;
  readonly 'chart-day-profile': TranslatedTexts<typeof dayProfileMessages>;
  readonly 'chart-days': TranslatedTexts<typeof dayMessages>;
  readonly 'chart-duration': TranslatedTexts<typeof durationMessages>;
  readonly 'chart-heat-map': TranslatedTexts<typeof heatMapMessages>;
  readonly 'chart-line-graph': TranslatedTexts<typeof lineGraphMessages>;
  readonly 'chart-missing-key': TranslatedTexts<typeof missingKeyMessages>;
  readonly 'chart-month-bars': TranslatedTexts<typeof monthBarMessages>;
  readonly 'chart-notes': TranslatedTexts<typeof noteMessages>;
  readonly 'chart-period': TranslatedTexts<typeof periodMessages>;
  readonly 'chart-pie': TranslatedTexts<typeof pieMessages>;
  readonly 'chart-problem': TranslatedTexts<typeof problemMessages>;
  readonly 'chart-qualities': TranslatedTexts<typeof qualityMessages>;
  readonly 'chart-scatter': TranslatedTexts<typeof scatterMessages>;
  readonly 'chart-shares': TranslatedTexts<typeof shareMessages>;
  readonly 'chart-sparkline': TranslatedTexts<typeof sparklineMessages>;
  readonly 'chart-speech': TranslatedTexts<typeof speechMessages>;
  readonly 'chart-stack': TranslatedTexts<typeof stackMessages>;
  readonly 'chart-steps': TranslatedTexts<typeof stepMessages>;
  readonly 'chart-summary': TranslatedTexts<typeof summaryMessages>;
  readonly 'chart-table-pager': TranslatedTexts<typeof tablePagerMessages>;
  readonly 'chart-times': TranslatedTexts<typeof timeMessages>;
  readonly 'chart-units': TranslatedTexts<typeof unitMessages>;
  readonly 'chart-usage-profile': TranslatedTexts<typeof usageProfileMessages>;
  readonly 'chart-waterfall': TranslatedTexts<typeof waterfallMessages>;
}
