export { PeriodMenu, type PeriodMenuProps } from './PeriodMenu.tsx';
export { ValuesElsewhere, type ValuesElsewhereProps } from './ValuesElsewhere.tsx';
