import type { Tagged } from '@vinrod/api-client/contract';

export type {
  GramsPerKilowattHour,
  KilowattHours,
  Kilowatts,
  Kronor,
  OrePerKilowattHour,
} from '@vinrod/api-client/contract';

export type { InstantMilliseconds } from '@vinrod/locale/quantities';

/** Power in W. */
export type Watts = Tagged<number, 'W'>;

/** Energy in Wh, as in the database: whole numbers add up exactly. */
export type WattHours = Tagged<number, 'Wh'>;

/** Money in öre, as in the database: whole numbers add up exactly. */
export type Ore = Tagged<number, 'öre'>;

/** A price of energy in öre per MWh, as the market quotes it. */
export type OrePerMegawattHour = Tagged<number, 'öre/MWh'>;
