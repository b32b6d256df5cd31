/**
 * Text or a number that is one thing and not another of the same form: a day is not a moment, kWh are not kr. The tag
 * exists for the compiler alone. A plain value may stand where a tagged one is asked for, as in a literal or after
 * arithmetic; a value with another tag may not. The tags are those of `@vinrod/api-client`, so what its calls
 * answer fits here; neither package needs the other.
 */
export type Tagged<Value extends string | number, Tag extends string> = Value & {
  readonly '~quantity'?: Tag;
};

/** A moment in ISO 8601 with its offset from UTC: `2026-03-05T08:15:00+01:00`. */
export type InstantText = Tagged<string, 'instant'>;

/** Milliseconds since 1970, as `Date.now()` tells them. */
export type InstantMilliseconds = Tagged<number, 'instant in ms'>;

/** A calendar day in Sweden as `YYYY-MM-DD`: the form of every date parameter (spec section 5). */
export type LocalDate = Tagged<string, 'local date'>;

/** A calendar month in Sweden, `YYYY-MM`. */
export type LocalMonth = Tagged<string, 'local month'>;

/** Energy in kWh. */
export type KilowattHours = Tagged<number, 'kWh'>;

/** Active power in kW. */
export type Kilowatts = Tagged<number, 'kW'>;

/** Money in Swedish kronor. */
export type Kronor = Tagged<number, 'kr'>;

/** A price of energy in öre per kWh. */
export type OrePerKilowattHour = Tagged<number, 'öre/kWh'>;

/** Emitted carbon dioxide in kg. */
export type Kilograms = Tagged<number, 'kg'>;

/** Carbon dioxide or nuclear waste per energy, in g per kWh. */
export type GramsPerKilowattHour = Tagged<number, 'g/kWh'>;

/** A share or a change in percent: 12.5 is 12,5 %. */
export type Percent = Tagged<number, '%'>;
