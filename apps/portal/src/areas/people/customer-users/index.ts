export { CustomerUsersPanel } from './CustomerUsersPanel.tsx';
