export { PeriodMenu } from './PeriodMenu.tsx';
export { ValuesElsewhere } from './ValuesElsewhere.tsx';
