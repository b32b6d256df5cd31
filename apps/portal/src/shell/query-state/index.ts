export { Dimmed, type DimmedProps } from './Dimmed.tsx';
export { EnglishAware, type EnglishAwareProps } from './EnglishAware.tsx';
export { LoadError, type LoadErrorProps } from './LoadError.tsx';
export { listState } from './list-state.tsx';
