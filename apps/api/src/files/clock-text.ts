import { pad2 } from '@vinrod/locale/day';

/** Formats minutes since midnight: `02:15`. */
export function clockText(minute: number): string {
  return `${pad2(Math.floor(minute / 60))}:${pad2(minute % 60)}`;
}
