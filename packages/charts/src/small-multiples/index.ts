export { SmallMultiples, type SmallMultiplesProps } from './SmallMultiples.tsx';
