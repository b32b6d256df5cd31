export { FavoriteMark } from './FavoriteMark.tsx';
