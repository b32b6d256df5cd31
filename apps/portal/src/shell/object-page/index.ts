export { ObjectPage } from './ObjectPage.tsx';
export { buttonHeight } from './ObjectPage.css.ts';
export { ObjectSkeleton } from './ObjectSkeleton.tsx';
