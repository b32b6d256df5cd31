export { listFiles } from './list-files.ts';
