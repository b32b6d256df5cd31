export { inEnglish } from './english.ts';
export type { Figure, Figures } from './figure.ts';
export { comparisonGaps } from './gaps.ts';
export { places, type Place } from './places.ts';
export { figures, subjects, type FigureName } from './subjects.ts';
export { words, type Word, type WordName } from './words.ts';
