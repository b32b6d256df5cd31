export { CustomerRolesPanel, type CustomerRolesPanelProps } from './CustomerRolesPanel.tsx';
