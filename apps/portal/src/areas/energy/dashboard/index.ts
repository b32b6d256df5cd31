export { ConsumptionSection } from './ConsumptionSection.tsx';
export { KeyFigures } from './KeyFigures.tsx';
