import type { JsonRecord } from '../../../server/json-document.ts';
import type { ColumnMapping, TableMapping } from './mapping.ts';

function isOneOf<Value extends string>(value: unknown, values: readonly Value[]): value is Value {
  return values.some((known) => known === value);
}

function pairs(value: unknown): readonly (readonly [string, string])[] {
  const texts = Array.isArray(value) ? value.map(String) : [];
  return texts.map((text) => {
    const place = text.lastIndexOf('=');
    return [text.slice(0, place), text.slice(place + 1)];
  });
}

function columnOf(text: string): ColumnMapping {
  const [meaning = '', unit] = text.split(':');
  return unit === undefined ? { meaning } : { meaning, unit };
}

/** What a request says of the columns of a table: `column=Utfall=value:mwh`, `constant=delivery=paper`. */
export function mappingOf(query: JsonRecord): TableMapping {
  const { time_zone: timeZone, decimal_mark: decimalMark, date_order: dateOrder, resolution } = query;
  return {
    columns: Object.fromEntries(pairs(query['column']).map(([head, text]) => [head, columnOf(text)])),
    constants: Object.fromEntries(pairs(query['constant'])),
    ...(isOneOf(timeZone, ['Europe/Stockholm', 'UTC', 'UTC+01:00']) ? { timeZone } : {}),
    ...(isOneOf(decimalMark, ['comma', 'point']) ? { decimalMark } : {}),
    ...(isOneOf(dateOrder, ['day_first', 'month_first']) ? { dateOrder } : {}),
    ...(isOneOf(resolution, ['hour', 'quarter']) ? { resolution } : {}),
  };
}
