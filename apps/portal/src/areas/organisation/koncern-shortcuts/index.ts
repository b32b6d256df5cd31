export { koncernShortcuts } from './koncern-shortcuts.ts';
