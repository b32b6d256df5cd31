/** A string format of the contract (`format`). */
interface Format {
  /** Maximum length in a request. */
  readonly length: number;
  readonly fits: (text: string) => boolean;
}

/** Patterns of the formats; a test ensures that none is slow on any input. */
export const formatExpressions = {
  uuid: /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i,
  /** Words of RFC 5321, with at least one dot after the @. */
  email:
    /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i,
  day: /^(\d{4})-(\d\d)-(\d\d)$/,
  instant:
    /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/i,
  /** Characters allowed in an address (RFC 3986). */
  addressSigns: /^[\w\-.~:/?#[\]@!$&'()*+,;=%]*$/,
};

const { uuid, email, day: dayExpression, instant, addressSigns } = formatExpressions;

/**
 * Whether a text is a calendar day between 1900 and 2999. The database supports days before and after, but calculations
 * add years to the days in a request.
 */
function isDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = dayExpression.exec(text) ?? [];
  if (year < '1900' || year > '2999') return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().startsWith(text);
}

/** One day inside both ends, so that an instant falls in the same years in any time zone. */
const firstInstant = Date.UTC(1900, 0, 2);
const lastInstant = Date.UTC(2999, 11, 30);

/** Whether a text is a valid instant (RFC 3339); leap seconds are not supported. */
function isInstant(text: string): boolean {
  if (!isDay(instant.exec(text)?.[1] ?? '')) return false;
  const time = Date.parse(text);
  return time >= firstInstant && time <= lastInstant;
}

/** Every format in the contract, all checked in time linear in the length of the text. */
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
  // The bytes of a file, which forms have but JSON does not.
  binary: { length: Infinity, fits: () => true },
};

/** Maximum length of each format. */
export const formatLengths: ReadonlyMap<string, number> = new Map(
  Object.entries(formats)
    .filter(([, { length }]) => Number.isFinite(length))
    .map(([name, { length }]) => [name, length]),
);
