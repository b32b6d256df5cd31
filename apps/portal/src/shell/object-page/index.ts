export { ObjectPage } from './ObjectPage.tsx';
export { ObjectSkeleton } from './ObjectSkeleton.tsx';
