import type { WattHours } from '../../../quantities/quantities.ts';

/** Mean power per slot, from the energy of hours. */
export class MeanPower {
  readonly #wh: Float64Array;
  readonly #hours: Float64Array;

  /** @param places - number of slots, such as the 168 hours of a week */
  constructor(places: number) {
    this.#wh = new Float64Array(places);
    this.#hours = new Float64Array(places);
  }

  /** Adds the energy of one hour, Wh. */
  add(place: number, wh: WattHours): void {
    this.#wh[place] = (this.#wh[place] ?? 0) + wh;
    this.#hours[place] = (this.#hours[place] ?? 0) + 1;
  }

  /** Mean power in kW, to the watt; null when nothing was added. */
  kw(place: number): number | null {
    const hours = this.#hours[place] ?? 0;
    return hours === 0 ? null : Math.round((this.#wh[place] ?? 0) / hours) / 1000;
  }
}
