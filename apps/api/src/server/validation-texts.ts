import type { ErrorObject } from 'ajv';
import { isRecord } from './json-document.ts';
import type { FieldProblem } from './api-error.ts';
import type { Text } from './text.ts';

const formats: Readonly<Record<string, Text>> = {
  date: { sv: 'Ange datumet som ÅÅÅÅ-MM-DD.', en: 'Give the date as YYYY-MM-DD.' },
  email: {
    sv: 'Ange en e-postadress, till exempel namn@foretag.se.',
    en: 'Give an e-mail address, such as name@company.se.',
  },
  uuid: { sv: 'Ange ett giltigt id.', en: 'Give a valid id.' },
};

/** Most problems that one answer tells. */
export const mostProblems = 20;

/** Places of a name from outside that an answer repeats. */
const shownLength = 60;

/** A name from outside in a length and with letters that an answer can have. */
export function shownName(name: string): string {
  const shown = name.length > shownLength ? `${name.slice(0, shownLength)}…` : name;
  return shown.toWellFormed();
}

/** "The value has the wrong form", for whatever has no better text. */
export const wrongValue: Text = { sv: 'Värdet har fel form.', en: 'The value has the wrong form.' };
const missing: Text = { sv: 'Fyll i fältet.', en: 'Fill in this field.' };

/** "There is no such field or parameter". */
export const unknownField: Text = { sv: 'Fältet är okänt.', en: 'This field is unknown.' };

/** "The parameter occurs more than once" for parameters that take one value. */
export const repeatedParameter: Text = {
  sv: 'Värdet får bara anges en gång.',
  en: 'Give this value only once.',
};

/** "There are too many values in the list". */
export function manyItems(limit: number): Text {
  return { sv: `Välj högst ${limit}.`, en: `Choose at most ${limit}.` };
}

/** "The text is too long". */
export function longText(limit: number): Text {
  return { sv: `Ange högst ${limit} tecken.`, en: `Give at most ${limit} characters.` };
}

function parameterOf(error: ErrorObject, name: string): string {
  return isRecord(error.params) ? String(error.params[name]) : '';
}

function limitText(error: ErrorObject): Text {
  const limit = parameterOf(error, 'limit');
  switch (error.keyword) {
    case 'minLength':
      return limit === '1'
        ? missing
        : { sv: `Ange minst ${limit} tecken.`, en: `Give at least ${limit} characters.` };
    case 'maxLength':
      return longText(Number(limit));
    case 'minimum':
      return { sv: `Ange minst ${limit}.`, en: `Give at least ${limit}.` };
    case 'maximum':
      return { sv: `Ange högst ${limit}.`, en: `Give at most ${limit}.` };
    case 'minProperties':
      return {
        sv: limit === '1' ? 'Ange minst ett fält att ändra.' : `Ange minst ${limit} fält.`,
        en: limit === '1' ? 'Give at least one field to change.' : `Give at least ${limit} fields.`,
      };
    case 'minItems':
      return { sv: `Välj minst ${limit}.`, en: `Choose at least ${limit}.` };
    default:
      return manyItems(Number(limit));
  }
}

function textOf(error: ErrorObject): Text {
  switch (error.keyword) {
    case 'required':
      return missing;
    case 'additionalProperties':
      return unknownField;
    case 'format':
      return formats[parameterOf(error, 'format')] ?? wrongValue;
    case 'enum': {
      const allowed: unknown = isRecord(error.params) ? error.params['allowedValues'] : [];
      const list = Array.isArray(allowed) ? allowed.join(', ') : '';
      return { sv: `Ange ett av: ${list}.`, en: `Give one of: ${list}.` };
    }
    case 'uniqueItems':
      return { sv: 'Samma värde får inte anges två gånger.', en: 'Give each value only once.' };
    case 'minLength':
    case 'maxLength':
    case 'minimum':
    case 'maximum':
    case 'minItems':
    case 'maxItems':
    case 'minProperties':
      return limitText(error);
    default:
      return wrongValue;
  }
}

/** The dotted path of the field that an error is about; a list's items count as the list. */
function fieldOf(error: ErrorObject): string {
  const inner =
    error.keyword === 'required'
      ? parameterOf(error, 'missingProperty')
      : error.keyword === 'additionalProperties'
        ? parameterOf(error, 'additionalProperty')
        : '';
  const path = error.instancePath
    .split('/')
    .slice(1)
    .filter((part) => !/^\d+$/.test(part));
  return [...path, inner].filter((part) => part !== '').join('.');
}

/**
 * Says in words what a schema found wrong: one item per field, each text once, and no more than `mostProblems` items.
 * The whole has the field ``.
 */
export function describeProblems(errors: readonly ErrorObject[]): FieldProblem[] {
  const byField = new Map<string, Map<string, Text>>();
  const told = new Set<string>();
  for (const error of errors) {
    const field = fieldOf(error);
    // Every item of a list may break the same rule.
    const reason = `${field} ${error.schemaPath}`;
    if (told.has(reason)) continue;
    told.add(reason);
    const texts = byField.get(field) ?? new Map<string, Text>();
    const text = textOf(error);
    byField.set(field, texts.set(text.sv, text));
    if (byField.size >= mostProblems) break;
  }
  return [...byField].map(([field, texts]) => ({ field, texts: [...texts.values()] }));
}
