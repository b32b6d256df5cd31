export { CompanyDialog, type CompanyDialogProps } from './CompanyDialog.tsx';
