import {
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTimeElement,
  parse,
  SKELETON_TYPE,
  type DateTimeSkeleton,
  type MessageFormatElement,
  type NumberSkeleton,
} from '@formatjs/icu-messageformat-parser';

import type { Message } from './messages.ts';

const clock = { hour: 'numeric', minute: 'numeric' } as const;
const exactClock = { ...clock, second: 'numeric' } as const;
const zonedClock = { ...exactClock, timeZoneName: 'short' } as const;
const shortDay = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const longDay = { ...shortDay, month: 'long' } as const;

/** The styles that ICU messages may name, with the options that `intl-messageformat` gives them. */
const numberStyles: Readonly<Record<string, NumberSkeleton['parsedOptions']>> = {
  integer: { maximumFractionDigits: 0 },
  percent: { style: 'percent' },
};
const dateStyles: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  short: { day: 'numeric', month: 'numeric', year: '2-digit' },
  medium: shortDay,
  long: longDay,
  full: { ...longDay, weekday: 'long' },
};
const timeStyles: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  short: clock,
  medium: exactClock,
  long: zonedClock,
  full: zonedClock,
};

function dateStyle(parsedOptions: Intl.DateTimeFormatOptions): DateTimeSkeleton {
  return { type: SKELETON_TYPE.dateTime, pattern: '', parsedOptions };
}

/** Replaces the names of styles by their options, so that what formats a message need not know the names. */
function withOptions(element: MessageFormatElement): MessageFormatElement {
  if (isNumberElement(element) && typeof element.style === 'string') {
    const parsedOptions = numberStyles[element.style] ?? {};
    return { ...element, style: { type: SKELETON_TYPE.number, tokens: [], parsedOptions } };
  }
  if (isDateElement(element) && (element.style === null || typeof element.style !== 'object'))
    return { ...element, style: dateStyle(dateStyles[element.style ?? ''] ?? {}) };
  if (isTimeElement(element) && (element.style === null || typeof element.style !== 'object'))
    return { ...element, style: dateStyle(timeStyles[element.style ?? ''] ?? exactClock) };
  if (isPluralElement(element) || isSelectElement(element)) {
    const options = Object.entries(element.options).map(
      ([name, option]) => [name, { ...option, value: option.value.map(withOptions) }] as const,
    );
    return { ...element, options: Object.fromEntries(options) };
  }
  return element;
}

/**
 * Parses an ICU message. Angle brackets are text, not tags.
 *
 * @throws Error when the text is not an ICU message
 */
export function parseMessage(text: string): Message {
  try {
    const [first, ...others] = parse(text, { ignoreTag: true }).map(withOptions);
    if (first === undefined) return '';
    return isLiteralElement(first) && others.length === 0 ? first.value : [first, ...others];
  } catch (error) {
    throw new Error(`Not an ICU message: ${text}`, { cause: error });
  }
}
