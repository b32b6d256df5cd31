import { pad2 } from '@vinrod/locale/day';
import { EN_DASH } from '@vinrod/ui/format';

/** An hour of the clock face: "08–09". */
export function hourLabel(hour: number): string {
  return `${pad2(hour)}${EN_DASH}${pad2(hour + 1)}`;
}
