export { Dimmed } from './Dimmed.tsx';
export { EnglishAware } from './EnglishAware.tsx';
export { LoadError } from './LoadError.tsx';
export { listState } from './list-state.tsx';
