// One file for both: neither can be used before the engine is there.
export { EditorDialogs } from './dialogs/EditorDialogs.tsx';
export { EditorToolbar } from './toolbar/EditorToolbar.tsx';
