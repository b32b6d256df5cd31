/** Media queries as React state, for cases CSS cannot handle. */
export { useMediaQuery } from './use-media-query.ts';
