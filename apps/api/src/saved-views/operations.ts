import { operation, type Operation } from '../server/operation.ts';
import { listSavedViews, removeSavedView, saveView } from './saved-views.ts';

/** Graphs that users have saved for themselves. */
export const savedViewOperations: readonly Operation[] = [
  operation('listSavedViews', ({ deps, caller }) => listSavedViews(deps, caller)),
  operation('saveView', ({ deps, caller, body }) => saveView(deps, caller, body)),
  operation('removeSavedView', ({ deps, caller, body }) => removeSavedView(deps, caller, body)),
];
