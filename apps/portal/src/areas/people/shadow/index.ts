export { ShadowNote } from './ShadowNote.tsx';
export { ViewAsKoncern } from './ViewAsKoncern.tsx';
export { ViewAsUser } from './ViewAsUser.tsx';
