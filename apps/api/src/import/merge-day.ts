import { MISSING, QUALITY_CODE, type MeterDay } from '../energy/meter-day/meter-day.ts';
import type { WattHours } from '../quantities/quantities.ts';

/** How the values of a day compare with what is stored. */
export interface DayMerge {
  /** The day to store, or null when nothing changes. */
  readonly merged: MeterDay | null;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/**
 * Quality of an imported value that meets a stored one. A reading in the place of an estimate is measured; another
 * reading in the place of a reading corrects it; the same reading once more says nothing new.
 */
function qualityAfter(storedWh: WattHours, storedQuality: number, wh: WattHours): number {
  if (storedWh === MISSING || storedQuality === QUALITY_CODE.estimated) return QUALITY_CODE.measured;
  return wh === storedWh ? storedQuality : QUALITY_CODE.corrected;
}

/**
 * Puts imported values over a stored day. What the file has no value for stays as it was. Both days must have the same
 * resolution.
 */
export function mergeDay(stored: MeterDay | undefined, imported: MeterDay): DayMerge {
  const count = imported.wh.reduce((sum, wh) => sum + (wh === MISSING ? 0 : 1), 0);
  if (stored === undefined) return { merged: imported, added: count, changed: 0, unchanged: 0 };
  const wh = stored.wh.slice();
  const quality = stored.quality?.slice() ?? new Uint8Array(wh.length);
  let added = 0;
  let changed = 0;
  for (let index = 0; index < wh.length; index += 1) {
    const value = imported.wh[index] ?? MISSING;
    if (value === MISSING) continue;
    const before = wh[index] ?? MISSING;
    const code = qualityAfter(before, quality[index] ?? QUALITY_CODE.measured, value);
    if (before === MISSING) added += 1;
    else if (before !== value || quality[index] !== code) changed += 1;
    wh[index] = value;
    quality[index] = code;
  }
  if (added + changed === 0) return { merged: null, added, changed, unchanged: count };
  const isMeasured = quality.every((code, index) => code === QUALITY_CODE.measured || wh[index] === MISSING);
  return {
    merged: { ...stored, wh, quality: isMeasured ? null : quality },
    added,
    changed,
    unchanged: count - added - changed,
  };
}
