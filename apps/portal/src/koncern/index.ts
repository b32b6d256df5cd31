export { chooseKoncern } from './choose-koncern.ts';
export {
  KoncernContext,
  useKnownKoncern,
  useKoncernSelection,
  type KoncernSelection,
} from './koncern-context.ts';
export { forgetKoncern, rememberedKoncern } from './remembered-koncern.ts';
export { useKoncernState } from './use-koncern-state.ts';
