export { selectCorporateGroup, allCorporateGroups } from './select-corporate-group.ts';
export {
  CorporateGroupContext,
  useKnownCorporateGroup,
  useCorporateGroupScope,
  useCorporateGroupSelection,
  useShowsEvery,
  type CorporateGroupScope,
  type CorporateGroupSelection,
} from './corporate-group-context.ts';
export { forgetCorporateGroup, storedCorporateGroup } from './stored-corporate-group.ts';
export { seesEveryCorporateGroup } from './sees-every-corporate-group.ts';
export { corporateGroupSwitcherAtom, type CorporateGroupSwitcherHandle } from './switcher.ts';
export { useCorporateGroupState } from './use-corporate-group-state.ts';
