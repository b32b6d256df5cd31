export { CorporateGroupDialog } from './CorporateGroupDialog.tsx';
