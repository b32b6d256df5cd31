export { arriveWhereLeft, noteLeftPlaces } from './left-place.ts';
