export { CustomerRolesPanel } from './CustomerRolesPanel.tsx';
