export { SkipLink, type SkipLinkProps } from './SkipLink.tsx';
export { skipLinkMessages } from './messages.ts';
