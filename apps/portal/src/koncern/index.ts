export { chooseKoncern, EVERY_KONCERN } from './choose-koncern.ts';
export {
  KoncernContext,
  useKnownKoncern,
  useKoncernScope,
  useKoncernSelection,
  useShowsEvery,
  type KoncernScope,
  type KoncernSelection,
} from './koncern-context.ts';
export { forgetKoncern, rememberedKoncern } from './remembered-koncern.ts';
export { seesEveryKoncern } from './sees-every-koncern.ts';
export { koncernSwitcherAtom, type KoncernSwitcherHandle } from './switcher.ts';
export { useKoncernState } from './use-koncern-state.ts';
