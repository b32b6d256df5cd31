export { KoncernContext, useKoncernSelection, type KoncernSelection } from './koncern-context.ts';
export { useKoncernState } from './use-koncern-state.ts';
