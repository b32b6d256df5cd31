export { corporateGroupShortcuts } from './corporate-group-shortcuts.ts';
