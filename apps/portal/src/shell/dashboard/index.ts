export { ConsumptionSection, type ConsumptionSectionProps, type HourSource } from './ConsumptionSection.tsx';
export { KeyFigures, type KeyFiguresProps } from './KeyFigures.tsx';
