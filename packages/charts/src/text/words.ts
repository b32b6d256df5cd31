import type { AnyLanguage } from '../core/language.ts';

import type { CalendarLevel } from '../core/time/levels.ts';
import type { StepKind } from '../core/time/steps.ts';
import { chartMessages } from './messages/chart.ts';
import { qualityMessages } from './messages/qualities.ts';
import { stepMessages } from './messages/steps.ts';
import { textsIn } from '../core/texts-in.ts';
import { numberText } from './values.ts';

/** One step as a noun: "dygn". */
export function stepNoun(step: StepKind, language?: AnyLanguage): string {
  return textsIn(stepMessages, language)(step, { count: 1 });
}

/** The values of many steps: "dygnsvärden". */
export function stepValues(step: CalendarLevel, language?: AnyLanguage): string {
  return textsIn(stepMessages, language)(`${step}Values`);
}

/** A number of steps: "1 timme", "31 dygn". */
export function countedSteps(count: number, step: CalendarLevel, language?: AnyLanguage): string {
  return `${numberText(count, 0, language)} ${textsIn(stepMessages, language)(step, { count })}`;
}

/** How many steps are estimated or incomplete: "1 timme beräknad", "24 timmar ofullständiga". */
export function describedSteps(
  count: number,
  step: StepKind,
  quality: 'estimated' | 'incomplete',
  language?: AnyLanguage,
): string {
  return textsIn(stepMessages, language)(quality, {
    steps: countedSteps(count, step, language),
    count,
    step,
  });
}

/** What the dots on values mean; null when no value has one. */
export function dottedKey(
  counts: { readonly estimated: number; readonly incomplete: number },
  language?: AnyLanguage,
): string | null {
  const text = textsIn(qualityMessages, language);
  const hasEstimates = counts.estimated > 0;
  if (counts.incomplete === 0) return hasEstimates ? text('estimatedKey') : null;
  return text(hasEstimates ? 'eitherKey' : 'incompleteKey');
}

/** Joins words into a list: "a, b och c". */
export function listed(items: readonly string[], language?: AnyLanguage): string {
  if (items.length < 2) return items.join('');
  return textsIn(chartMessages, language)('and', {
    first: items.slice(0, -1).join(', '),
    last: items.at(-1) ?? '',
  });
}

/** Spoken form of a range written with a dash: "3 till 9 mars 2026". */
export function spokenRange(text: string, language?: AnyLanguage): string {
  const to = textsIn(chartMessages, language)('to', { from: '', to: '' });
  return text.replaceAll(/ ?\u2013 ?/g, to);
}
