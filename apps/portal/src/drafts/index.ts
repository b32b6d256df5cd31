export { draftStore } from './draft-store.ts';
export {
  giveUpAndGo,
  guardLeaving,
  isLedBack,
  leaveWithoutAsking,
  moveOrAsk,
  waitingMoveAtom,
} from './unsaved-changes-guard.ts';
export { useDraft, type Draft } from './use-draft.ts';
export { useUnstoredDraft } from './use-unstored-draft.ts';
