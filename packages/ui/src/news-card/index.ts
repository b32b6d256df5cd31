/** News items in a list. */
export { newsCardMessages } from './messages.ts';
export { NewsCard, type NewsCardProps } from './NewsCard.tsx';
export { NewsCardList, type NewsCardListProps } from './NewsCardList.tsx';
export { NewsCardListSkeleton, type NewsCardListSkeletonProps } from './NewsCardListSkeleton.tsx';
export type { NewsImageData } from './NewsImage.tsx';
