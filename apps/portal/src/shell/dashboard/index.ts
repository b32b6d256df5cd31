export { ConsumptionSection, type ConsumptionSectionProps } from './ConsumptionSection.tsx';
export { KeyFigures, type KeyFiguresProps } from './KeyFigures.tsx';
