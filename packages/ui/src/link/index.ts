export { Link, type LinkProps } from './Link.tsx';
export { renderLink } from './render-link.tsx';
