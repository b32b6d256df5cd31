export { canWith, type Can } from './can.ts';
export { rights, type Right, type Subject } from './rights.ts';
