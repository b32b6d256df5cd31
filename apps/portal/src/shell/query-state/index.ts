export { Dimmed } from './Dimmed.tsx';
export { EnglishAware } from './EnglishAware.tsx';
export { LoadError, type LoadErrorProps } from './LoadError.tsx';
export { listState } from './list-state.tsx';
