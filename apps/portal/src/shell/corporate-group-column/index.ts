export { corporateGroupColumn } from './corporate-group-column.tsx';
export { CorporateGroupLink } from './CorporateGroupLink.tsx';
