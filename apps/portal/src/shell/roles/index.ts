export { RolesPanel, type RolesPanelProps } from './RolesPanel.tsx';
export { RoleTabs } from './RoleTabs.tsx';
