export { QuietLine } from './QuietLine.tsx';
