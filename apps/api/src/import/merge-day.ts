import { missingValue, qualityCode, type MeterDay } from '../energy/meter-day/meter-day.ts';
import type { WattHours } from '../quantities/quantities.ts';

/** Result of merging the values of a day into the stored ones. */
export interface DayMerge {
  /** The day to store, or null when nothing changes. */
  readonly merged: MeterDay | null;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/**
 * Quality of an imported value that meets a stored one. A reading that replaces an estimate is measured; a different
 * reading corrects the stored one; the same reading changes nothing.
 */
function qualityAfter(
  storedWh: WattHours,
  storedQuality: number,
  wh: WattHours,
  isEstimate: boolean,
): number {
  if (isEstimate) return qualityCode.estimated;
  if (storedWh === missingValue || storedQuality === qualityCode.estimated) return qualityCode.measured;
  return wh === storedWh ? storedQuality : qualityCode.corrected;
}

/**
 * Merges imported values over a stored day. Steps without a value in the file stay as they are, and an estimate never
 * replaces a reading. Both days must have the same resolution.
 */
export function mergeDay(stored: MeterDay | undefined, imported: MeterDay): DayMerge {
  const count = imported.wh.reduce((sum, wh) => sum + (wh === missingValue ? 0 : 1), 0);
  if (stored === undefined) return { merged: imported, added: count, changed: 0, unchanged: 0 };
  const wh = stored.wh.slice();
  const quality = stored.quality?.slice() ?? new Uint8Array(wh.length);
  let added = 0;
  let changed = 0;
  for (let index = 0; index < wh.length; index += 1) {
    const value = imported.wh[index] ?? missingValue;
    if (value === missingValue) continue;
    const before = wh[index] ?? missingValue;
    const storedQuality = quality[index] ?? qualityCode.measured;
    const isEstimate = imported.quality?.[index] === qualityCode.estimated;
    if (isEstimate && before !== missingValue && storedQuality !== qualityCode.estimated) continue;
    const code = qualityAfter(before, storedQuality, value, isEstimate);
    if (before === missingValue) added += 1;
    else if (before !== value || quality[index] !== code) changed += 1;
    wh[index] = value;
    quality[index] = code;
  }
  if (added + changed === 0) return { merged: null, added, changed, unchanged: count };
  const isMeasured = quality.every(
    (code, index) => code === qualityCode.measured || wh[index] === missingValue,
  );
  return {
    merged: { ...stored, wh, quality: isMeasured ? null : quality },
    added,
    changed,
    unchanged: count - added - changed,
  };
}
