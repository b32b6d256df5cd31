export { ObjectFigures } from './ObjectFigures.tsx';
