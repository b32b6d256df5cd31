export { canWith, type Can } from './can.ts';
export { waitsFor } from './waits-for.ts';
export { rights, type Right, type Subject } from './rights.ts';
