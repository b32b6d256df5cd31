import { EN_DASH } from '@vinrod/ui/format';
import { capitalized } from '../core/capitalized.ts';
import type { FillStyle } from '../core/fills.ts';
import { stepLabel } from '../core/time/step-label.ts';
import type { StepKind } from '../core/time/steps.ts';
import { valueAt } from '../core/typed-array.ts';
import { spokenUnit } from '../core/units.ts';
import type { CursorPlace, CursorState, Found } from '../cursor/cursor.ts';
import { fillKey } from '../chart/fill-tile.ts';
import type { Key, LegendItem } from '../chart/key.ts';
import { tooltip, tooltipRow, type TooltipContent } from '../chart/tooltip-content.ts';
import { numberText, quantityText, qualityText } from '../text/values.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { summaryMessages } from '../text/messages/summary.ts';
import { foundText, spokenValue } from '../text/speech.ts';
import { countedQualities } from '../text/counted-qualities.ts';
import { countedSteps, spokenRange, stepNoun, stepValues } from '../text/words.ts';
import { durationMessages } from './messages.ts';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import type { AnyLanguage } from '../core/language.ts';
import { countOver, shareAt, valueAtShare, type DurationModel } from './duration-model.ts';

/** The format of values in a duration curve. */
export interface DurationFormat extends InLanguage {
  readonly unit: string;
  readonly decimals: number;
  /** What is measured: "Effekt". */
  readonly label: string;
  /** Subscribed power; null without one. */
  readonly level: number | null;
}

/** Legend key of the curve. */
export const curveMark: Key = { kind: 'bar', color: 'var(--vr-color-data-current)', isTinted: false };

/** Fill of what exceeds the subscribed power: patterned, so as not to rely on colour alone. */
export const overFill: FillStyle = { color: 'var(--vr-color-status-warning)', pattern: 'rising' };

/** One rank, or several consecutive ones. */
type Places = Pick<CursorPlace, 'index' | 'end'>;

/** Ranks as text: "timme 12 av 8 760", "timme 101–200 av 8 760". */
export function rankText(
  { step, values }: DurationModel,
  { index, end }: Places,
  language?: AnyLanguage,
): string {
  const last = end - index > 1 ? `${EN_DASH}${numberText(end, 0, language)}` : '';
  return textsIn(durationMessages, language)('place', {
    step: stepNoun(step, language),
    place: `${numberText(index + 1, 0, language)}${last}`,
    of: numberText(values.length, 0, language),
  });
}

/** The highest value and its time. */
export function peakLabel(
  { step, values, times }: DurationModel,
  { unit, decimals, language }: DurationFormat,
): { readonly value: string; readonly time: string } {
  const { title, detail } = stepLabel(step, valueAt(times, 0), language);
  return { value: quantityText(valueAt(values, 0), decimals, unit, language), time: `${detail} ${title}` };
}

/** Announcement when other ranks are shown. */
export function spokenRanks(
  model: DurationModel,
  [index, end]: readonly [first: number, end: number],
  { decimals, unit, language }: DurationFormat,
): string {
  const [high, low] = [valueAt(model.values, index), valueAt(model.values, end - 1)];
  return spokenRange(
    textsIn(durationMessages, language)('window', {
      place: rankText(model, { index, end }, language),
      high: numberText(high, decimals, language),
      low: `${numberText(low, decimals, language)} ${spokenUnit(unit, language)}`,
    }),
    language,
  );
}

function overText(value: number, { level, unit, decimals, language }: DurationFormat): string | null {
  if (level === null || !(value > level)) return null;
  return textsIn(durationMessages, language)('overBy', {
    value: quantityText(value - level, decimals, unit, language),
  });
}

function foundPrefix(found: Found | null, step: StepKind, language?: AnyLanguage): string {
  if (found?.kind === 'mark') return `${textsIn(durationMessages, language)('subscribed')}: `;
  const isExtreme = found?.kind === 'highest' || found?.kind === 'lowest';
  return isExtreme ? `${foundText(found, step, language)}: ` : '';
}

function spokenGroup(model: DurationModel, place: Places, format: DurationFormat): string {
  const { index, end } = place;
  const { language } = format;
  const own = textsIn(durationMessages, language);
  const text = (at: number) => numberText(valueAt(model.values, at), format.decimals, language);
  const share = numberText(shareAt(end - 1, model.values.length), 0, language);
  const texts = [
    own('down', { high: text(index), low: `${text(end - 1)} ${spokenUnit(format.unit, language)}` }),
    spokenRange(rankText(model, place, language), language),
    own('lowestReached', { share }),
    overText(valueAt(model.values, index), format),
  ];
  return texts.filter((one) => one !== null).join(', ');
}

/** What the cursor announces: the value first, then its rank and time; for several values, the first and last. */
export function spokenDuration(
  model: DurationModel,
  place: Places,
  state: CursorState,
  format: DurationFormat,
): string {
  const { index, end } = place;
  if (end - index > 1) return spokenGroup(model, place, format);
  const { language } = format;
  const value = valueAt(model.values, index);
  const texts = [
    spokenValue(value, format),
    qualityText(model.quality[index], language),
    rankText(model, place, language),
    stepLabel(model.step, valueAt(model.times, index), language).spoken,
    overText(value, format),
  ].filter((text) => text !== null);
  const found = foundPrefix(state.found, model.step, language);
  return `${found}${texts.join(', ')}`;
}

function groupTooltip(model: DurationModel, place: Places, format: DurationFormat): TooltipContent {
  const { language } = format;
  const last = place.end - 1;
  const value = textsIn(chartMessages, language)('to', {
    from: numberText(valueAt(model.values, place.index), format.decimals, language),
    to: quantityText(valueAt(model.values, last), format.decimals, format.unit, language),
  });
  const share = quantityText(shareAt(last, model.values.length), 1, '%', language);
  return tooltip(
    capitalized(rankText(model, place, language)),
    [tooltipRow('value', format.label, curveMark, value)],
    { notes: [textsIn(durationMessages, language)('lowestReachedNote', { share })] },
  );
}

/** The tooltip of the curve. */
export function durationTooltip(model: DurationModel, place: Places, format: DurationFormat): TooltipContent {
  const { index, end } = place;
  if (end - index > 1) return groupTooltip(model, place, format);
  const { language } = format;
  const value = valueAt(model.values, index);
  const { title, detail } = stepLabel(model.step, valueAt(model.times, index), language);
  const share = quantityText(shareAt(index, model.values.length), 1, '%', language);
  const over = overText(value, format);
  const text = quantityText(value, format.decimals, format.unit, language);
  const note = qualityText(model.quality[index], language);
  return tooltip(`${detail} ${title}`, [tooltipRow('value', format.label, curveMark, text, note)], {
    detail: rankText(model, place, language),
    notes: [textsIn(durationMessages, language)('reached', { share }), ...(over === null ? [] : [over])],
  });
}

/** Legend items for the curve, and for what exceeds the subscribed power if anything does. */
export function durationLegend(over: number, { label, language }: DurationFormat): LegendItem[] {
  const curve: LegendItem = { key: 'value', label, mark: curveMark };
  if (over === 0) return [curve];
  const exceeding = textsIn(durationMessages, language)('over');
  return [curve, { key: 'over', label: exceeding, mark: fillKey(overFill) }];
}

/** Describes a duration curve: the peak and its time, the level held half of the time, and subscription overruns. */
export function durationSummary(
  model: DurationModel,
  { unit, decimals, level, language }: DurationFormat,
): string {
  const own = textsIn(durationMessages, language);
  const { values, times, step } = model;
  if (values.length === 0) return textsIn(chartMessages, language)('noData');
  const text = (value: number) => quantityText(value, decimals, unit, language);
  const total = values.length + model.missing;
  const sentences = [
    textsIn(summaryMessages, language)('highest', {
      what: `${text(valueAt(values, 0))}, ${stepLabel(step, valueAt(times, 0), language).dated}`,
    }),
    own('levels', {
      tenth: text(valueAtShare(values, 0.1)),
      half: text(valueAtShare(values, 0.5)),
      lowest: text(valueAt(values, values.length - 1)),
    }),
  ];
  if (level !== null) {
    const over = countOver(values, level);
    sentences.push(
      over === 0
        ? own('neverExceeded', { level: text(level) })
        : own('exceeded', { level: text(level), steps: countedSteps(over, step, language) }),
    );
  }
  const qualities = countedQualities({ ...model, all: total }, stepValues(step, language), language);
  if (qualities !== '') sentences.push(qualities);
  return sentences.join(' ');
}
