export { ConsumptionSection } from './ConsumptionSection.tsx';
export { dashboardUnit } from './dashboard-unit.ts';
export { KeyFigures } from './KeyFigures.tsx';
