import { textsOf, type Text } from '@vinrod/locale/messages/texts';
import type { ErrorObject } from 'ajv';
import { defineMessages } from '../messages/define-messages.ts';
import { isRecord } from '../server/json-document.ts';
import type { FieldProblem } from '../server/api-error.ts';

const formats: Readonly<Record<string, Text>> = textsOf(
  defineMessages('formats', {
    sv: {
      date: 'Ange datumet som ÅÅÅÅ-MM-DD.',
      email: 'Ange en e-postadress, till exempel namn@foretag.se.',
      uuid: 'Ange ett giltigt id.',
    },
    en: {
      date: 'Give the date as YYYY-MM-DD.',
      email: 'Give an e-mail address, such as name@company.se.',
      uuid: 'Give a valid id.',
    },
  }),
);

/** Maximum problems in a response. */
export const mostProblems = 20;

/** Maximum length of a client's name in a response. */
const shownLength = 60;

/** A client's name, shortened and well-formed for a response. */
export function shownName(name: string): string {
  const shown = name.length > shownLength ? `${name.slice(0, shownLength)}…` : name;
  return shown.toWellFormed();
}

/** Messages about a value in any field. */
export const validationTexts = textsOf(
  defineMessages('validation', {
    sv: {
      wrongValue: 'Värdet har fel form.',
      missing: 'Fyll i fältet.',
      unknownField: 'Fältet är okänt.',
      repeatedParameter: 'Värdet får bara anges en gång.',
      repeatedItem: 'Samma värde får inte anges två gånger.',
      oneOf: 'Ange ett av: {list}.',
      tooManyItems: 'Välj högst {limit}.',
      tooFewItems: 'Välj minst {limit}.',
      textTooLong: 'Ange högst {limit} tecken.',
      textTooShort: 'Ange minst {limit} tecken.',
      tooSmall: 'Ange minst {limit}.',
      tooLarge: 'Ange högst {limit}.',
      nothingToChange: 'Ange minst ett fält att ändra.',
      tooFewFields: 'Ange minst {limit} fält.',
    },
    en: {
      wrongValue: 'The value has the wrong form.',
      missing: 'Fill in this field.',
      unknownField: 'This field is unknown.',
      repeatedParameter: 'Give this value only once.',
      repeatedItem: 'Give each value only once.',
      oneOf: 'Give one of: {list}.',
      tooManyItems: 'Choose at most {limit}.',
      tooFewItems: 'Choose at least {limit}.',
      textTooLong: 'Give at most {limit} characters.',
      textTooShort: 'Give at least {limit} characters.',
      tooSmall: 'Give at least {limit}.',
      tooLarge: 'Give at most {limit}.',
      nothingToChange: 'Give at least one field to change.',
      tooFewFields: 'Give at least {limit} fields.',
    },
  }),
);

function parameterOf(error: ErrorObject, name: string): string {
  return isRecord(error.params) ? String(error.params[name]) : '';
}

function limitText(error: ErrorObject): Text {
  const limit = parameterOf(error, 'limit');
  switch (error.keyword) {
    case 'minLength':
      return limit === '1' ? validationTexts.missing : validationTexts.textTooShort({ limit });
    case 'maxLength':
      return validationTexts.textTooLong({ limit });
    case 'minimum':
      return validationTexts.tooSmall({ limit });
    case 'maximum':
      return validationTexts.tooLarge({ limit });
    case 'minProperties':
      return limit === '1' ? validationTexts.nothingToChange : validationTexts.tooFewFields({ limit });
    case 'minItems':
      return validationTexts.tooFewItems({ limit });
    default:
      return validationTexts.tooManyItems({ limit });
  }
}

function textOf(error: ErrorObject): Text {
  switch (error.keyword) {
    case 'required':
      return validationTexts.missing;
    case 'additionalProperties':
      return validationTexts.unknownField;
    case 'format':
      return formats[parameterOf(error, 'format')] ?? validationTexts.wrongValue;
    case 'enum': {
      const allowed: unknown = isRecord(error.params) ? error.params['allowedValues'] : [];
      const list = Array.isArray(allowed) ? allowed.join(', ') : '';
      return validationTexts.oneOf({ list });
    }
    case 'uniqueItems':
      return validationTexts.repeatedItem;
    case 'minLength':
    case 'maxLength':
    case 'minimum':
    case 'maximum':
    case 'minItems':
    case 'maxItems':
    case 'minProperties':
      return limitText(error);
    default:
      return validationTexts.wrongValue;
  }
}

/** The dotted path of an error's field; items of a list count as the list. */
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
 * Describes the problems found by a schema: one item per field, each text once, and at most `mostProblems` items. The
 * field of the whole value is ``.
 */
export function describeProblems(errors: readonly ErrorObject[]): FieldProblem[] {
  const byField = new Map<string, Map<string, Text>>();
  const seen = new Set<string>();
  for (const error of errors) {
    const field = fieldOf(error);
    // Every item of a list may break the same rule.
    const reason = `${field} ${error.schemaPath}`;
    if (seen.has(reason)) continue;
    seen.add(reason);
    const texts = byField.get(field) ?? new Map<string, Text>();
    const text = textOf(error);
    byField.set(field, texts.set(text.sv, text));
    if (byField.size >= mostProblems) break;
  }
  return [...byField].map(([field, texts]) => ({ field, texts: [...texts.values()] }));
}
