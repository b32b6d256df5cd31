export { LeftPlaces } from './LeftPlaces.tsx';
