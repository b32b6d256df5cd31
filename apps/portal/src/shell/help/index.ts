export { HelpMenu } from './HelpMenu.tsx';
