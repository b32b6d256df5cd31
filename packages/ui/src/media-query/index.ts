/** Media queries as React state, for what CSS alone cannot do. */
export { useMediaQuery } from './use-media-query.ts';
