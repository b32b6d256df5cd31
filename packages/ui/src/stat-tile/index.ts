/** Key figures with their change. */
export type { RiseMeaning } from './change-tone.ts';
export { ChangeText, type ChangeTextProps } from './ChangeText.tsx';
export { statTileMessages } from './messages.ts';
export { StatTile, type StatTileProps } from './StatTile.tsx';
export { StatTileRow, type StatTileRowProps } from './StatTileRow.tsx';
export { UnitText, type UnitTextProps } from './UnitText.tsx';
