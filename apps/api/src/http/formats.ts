/** A form that texts of the contract can have (`format`). */
interface Format {
  /** Longest text of the form that a request may hold. */
  readonly length: number;
  readonly fits: (text: string) => boolean;
}

/** What the forms are recognised by; a test makes sure that none of them can be kept busy. */
export const formatExpressions = {
  uuid: /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i,
  /** Words of RFC 5321, with at least one dot behind the sign @. */
  email:
    /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i,
  day: /^(\d{4})-(\d\d)-(\d\d)$/,
  instant:
    /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/i,
  /** Signs that may stand in an address (RFC 3986). */
  addressSigns: /^[\w\-.~:/?#[\]@!$&'()*+,;=%]*$/,
};

const { uuid, email, day: dayExpression, instant, addressSigns } = formatExpressions;

/**
 * Whether a text is a day of the calendar between 1900 and 2999: the database knows days before and after, but years
 * are counted on from the days that are sent.
 */
function isDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = dayExpression.exec(text) ?? [];
  if (year < '1900' || year > '2999') return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().startsWith(text);
}

/** A day within both ends, so that an instant lies in the same years wherever the clock stands. */
const firstInstant = Date.UTC(1900, 0, 2);
const lastInstant = Date.UTC(2999, 11, 30);

/** Whether a text is an instant (RFC 3339) that exists; a leap second is none of the clock that counts here. */
function isInstant(text: string): boolean {
  if (!isDay(instant.exec(text)?.[1] ?? '')) return false;
  const time = Date.parse(text);
  return time >= firstInstant && time <= lastInstant;
}

/** Every form that the contract names, all of them checked in a time that grows with the length of the text only. */
export const formats: Readonly<Record<string, Format>> = {
  uuid: { length: 36, fits: (text) => uuid.test(text) },
  date: { length: 10, fits: isDay },
  'date-time': { length: 35, fits: isInstant },
  email: { length: 254, fits: (text) => email.test(text) },
  uri: { length: 2000, fits: (text) => addressSigns.test(text) && URL.canParse(text) },
  'uri-reference': {
    length: 2000,
    fits: (text) => addressSigns.test(text) && URL.canParse(text, 'https://portal.example'),
  },
  // The bytes of a file, which a form has and JSON has not.
  binary: { length: Infinity, fits: () => true },
};

/** Longest text of every form. */
export const formatLengths: ReadonlyMap<string, number> = new Map(
  Object.entries(formats)
    .filter(([, { length }]) => Number.isFinite(length))
    .map(([name, { length }]) => [name, length]),
);
