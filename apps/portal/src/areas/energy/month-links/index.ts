export { MonthLinks } from './MonthLinks.tsx';
export { whatChangedAddress } from './what-changed-address.ts';
export { wholeMonths } from './whole-months.ts';
