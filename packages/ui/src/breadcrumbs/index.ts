/** The path to the page. */
export { Breadcrumbs, type BreadcrumbItem, type BreadcrumbsProps } from './Breadcrumbs.tsx';
export { breadcrumbsMessages } from './messages.ts';
