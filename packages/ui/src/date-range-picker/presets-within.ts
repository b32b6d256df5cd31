import type { ValueBounds } from '../date-picker/typed-value.ts';
import type { NamedRange } from './PresetList.tsx';

/** The presets cut to the bounds; those entirely outside are left out. */
export function presetsWithin(
  presets: readonly NamedRange[],
  { min, max }: ValueBounds,
): readonly NamedRange[] {
  return presets.flatMap(({ label, range }) => {
    const start = min !== undefined && range.start < min ? min : range.start;
    const end = max !== undefined && range.end > max ? max : range.end;
    return start > end ? [] : [{ label, range: { start, end } }];
  });
}
