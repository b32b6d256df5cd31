export { ShadowNote } from './ShadowNote.tsx';
export { ViewAsCorporateGroup } from './ViewAsCorporateGroup.tsx';
export { ViewAsUser } from './ViewAsUser.tsx';
