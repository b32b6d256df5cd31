export { CompanyDialog } from './CompanyDialog.tsx';
