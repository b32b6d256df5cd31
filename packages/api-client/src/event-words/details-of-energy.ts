import { fieldName } from './field-names.ts';
import { suggestionState } from './states.ts';
import { listed, wordsOf, type Language, type Words } from './words.ts';

const values: Readonly<Record<string, Words>> = {
  nordic: { sv: 'Norden', en: 'Nordic countries' },
  true: { sv: 'ja', en: 'yes' },
  false: { sv: 'nej', en: 'no' },
  '': { sv: 'Saknas', en: 'Missing' },
};

function valueText(value: string, language: Language): string {
  const word = values[value];
  if (word !== undefined) return word[language];
  return language === 'sv' && /^-?\d+\.\d+$/.test(value) ? value.replace('.', ',') : value;
}

/** `2025: renewable_percent=12.5 source=Some words`: the year, when it already existed, and its new values. */
export function mixText(details: string, language: Language): string {
  const [, year, facts = ''] = /^(\d{4})(?:: |$)(.*)$/.exec(details) ?? [undefined, undefined, details];
  return listed([
    year,
    ...facts.split(/ (?=\w+=)/).map((fact) => {
      const [, field = '', value = ''] = /^(\w+)=(.*)$/.exec(fact) ?? [];
      const name = fieldName(field, language);
      return name === undefined ? fact : `${name}: ${valueText(value, language)}`;
    }),
  ]);
}

interface SuggestionWords {
  readonly of: (number: string) => string;
  readonly added: string;
  readonly changed: string;
  readonly removed: string;
  readonly proposed: (count: string) => string;
}

const suggestionWords: Readonly<Record<Language, SuggestionWords>> = {
  sv: {
    of: (number) => `förslag ${number}`,
    added: 'tillagt',
    changed: 'ändrat',
    removed: 'borttaget',
    proposed: (count) => `${count} förslag beräknade`,
  },
  en: {
    of: (number) => `suggestion ${number}`,
    added: 'added',
    changed: 'changed',
    removed: 'removed',
    proposed: (count) => `suggestions calculated: ${count}`,
  },
};

/** `+7` was added, `~7=done` changed, `-7` removed, `proposed: 3` calculated. */
export function suggestionText(details: string, language: Language): string {
  const words = suggestionWords[language];
  return listed(
    wordsOf(details.replace('proposed: ', 'proposed:')).map((fact) => {
      const [, proposed] = /^proposed:(\d+)$/.exec(fact) ?? [];
      if (proposed !== undefined) return words.proposed(proposed);
      const [, sign, number = '', status = ''] = /^([+~-])(\d+)(?:=(\w+))?$/.exec(fact) ?? [];
      if (sign === undefined) return fact;
      if (sign === '+') return `${words.of(number)} ${words.added}`;
      if (sign === '-') return `${words.of(number)} ${words.removed}`;
      const state = suggestionState(status, language);
      return state === undefined ? `${words.of(number)} ${words.changed}` : `${words.of(number)}: ${state}`;
    }),
  );
}

const counts: Readonly<Record<Language, Intl.NumberFormat>> = {
  sv: new Intl.NumberFormat('sv-SE'),
  en: new Intl.NumberFormat('en-GB'),
};

function importedValues(added: number, changed: number, language: Language): string {
  const { format } = counts[language];
  if (language === 'en') return `${format(added)} new and ${format(changed)} changed values`;
  const changes = changed === 1 ? 'ändrat värde' : 'ändrade värden';
  return `${format(added)} ${added === 1 ? 'nytt' : 'nya'} och ${format(changed)} ${changes}`;
}

/** Rows of the supplier's own systems: `+24 ~3`. */
export function rowsText(details: string, language: Language): string {
  const [, created = '', changed = ''] = /^\+(\d+) ~(\d+)$/.exec(details) ?? [];
  if (created === '') return details;
  const { format } = counts[language];
  const [added, others] = [format(Number(created)), format(Number(changed))];
  return language === 'en' ? `${added} new, ${others} changed` : `${added} nya, ${others} ändrade`;
}

/** `Karin: values.csv: +24 ~3`. */
export function importText(details: string, language: Language): string {
  const [, what, added, changed] = /^(.*): \+(\d+) ~(\d+)$/.exec(details) ?? [];
  return what === undefined
    ? details
    : `${what}: ${importedValues(Number(added), Number(changed), language)}`;
}
