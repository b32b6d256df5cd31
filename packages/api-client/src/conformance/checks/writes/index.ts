export { checkWrites, writeRules } from './check-writes.ts';
