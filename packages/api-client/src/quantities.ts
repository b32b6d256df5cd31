/**
 * A branded text or number: keeps a day from being passed as a moment, or kWh as kr. The tag exists only for the
 * compiler. A plain value, such as a literal or the result of arithmetic, is accepted for a tagged one; a value with
 * another tag is not.
 */
export type Tagged<Value extends string | number, Tag extends string> = Value & {
  readonly '~quantity'?: Tag;
};

/** A moment in ISO 8601 with its offset from UTC: `2026-03-05T08:15:00+01:00`. */
export type InstantText = Tagged<string, 'instant'>;

/** A calendar day in Sweden, `YYYY-MM-DD` (specification, section 5). */
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
