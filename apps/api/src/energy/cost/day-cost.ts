/**
 * Cost of a day's energy in SEK excluding VAT: each hour's energy times its spot price plus the surcharge.
 * @param wh - Wh per hour from local midnight; NaN where nothing is measured
 * @param prices - öre/MWh for the same hours
 * @param surcharge - öre/MWh
 * @returns null when an hour with energy has no price
 */
export function dayCostSek(wh: Float64Array, prices: Float64Array, surcharge: number): number | null {
  let cost = 0;
  for (let hour = 0; hour < wh.length; hour += 1) {
    const energy = wh[hour] ?? Number.NaN;
    if (Number.isNaN(energy)) continue;
    const price = prices[hour] ?? Number.NaN;
    if (Number.isNaN(price)) return null;
    cost += energy * (price + surcharge);
  }
  return cost / sek;
}

/** Cost of the energy of many hours in SEK excluding VAT, from each hour's energy times its spot price, added up. */
export function costOfSums(whTimesPrice: number, wh: number, surcharge: number): number {
  return (whTimesPrice + wh * surcharge) / sek;
}

/** Wh × öre/MWh per krona: 1 000 000 Wh/MWh × 100 öre/kr. */
const sek = 100_000_000;
