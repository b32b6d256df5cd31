export type { EntryName } from './entry-name.ts';
export { FigureHelp } from './FigureHelp.tsx';
export { FigureTile, type FigureTileProps } from './FigureTile.tsx';
export { OnDemandDictionary } from './OnDemandDictionary.tsx';
