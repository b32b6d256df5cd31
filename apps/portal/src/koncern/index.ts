export { KoncernContext, useKoncernSelection, type KoncernSelection } from './koncern-context.ts';
export { forgetKoncern } from './remembered-koncern.ts';
export { useKoncernState } from './use-koncern-state.ts';
