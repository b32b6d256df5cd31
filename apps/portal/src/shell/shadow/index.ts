export { ShadowNote } from './ShadowNote.tsx';
export { ViewAsKoncern, type ViewAsKoncernProps } from './ViewAsKoncern.tsx';
export { ViewAsUser, type ViewAsUserProps } from './ViewAsUser.tsx';
export { ShadowEnded } from './ShadowEnded.tsx';
