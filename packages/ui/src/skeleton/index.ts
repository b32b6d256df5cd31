export { Skeleton, type SkeletonProps } from './Skeleton.tsx';
export { SkeletonGroup, type SkeletonGroupProps } from './SkeletonGroup.tsx';
export { SkeletonLine } from './SkeletonLine.tsx';
export { skeletonMessages } from './messages.ts';
