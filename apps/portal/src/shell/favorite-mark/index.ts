export { FavoriteMark, type FavoriteMarkProps } from './FavoriteMark.tsx';
