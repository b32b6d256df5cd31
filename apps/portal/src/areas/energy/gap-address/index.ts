export { gapAddress } from './gap-address.ts';
