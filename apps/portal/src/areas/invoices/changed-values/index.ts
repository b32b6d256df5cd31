export { ChangedInvoiceValues } from './ChangedInvoiceValues.tsx';
export { ChangedMark } from './ChangedMark.tsx';
