/** Star that marks a favourite. */
export { FavoriteToggle, type FavoriteToggleProps } from './FavoriteToggle.tsx';
export { favoriteToggleMessages } from './messages.ts';
