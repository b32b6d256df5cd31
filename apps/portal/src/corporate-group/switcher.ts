import { atom } from 'jotai';

/** Corporate group switcher in the top bar. */
export interface CorporateGroupSwitcherHandle {
  /** Focuses the button and opens its search, as a press would; closing returns focus to the button. */
  readonly open: () => void;
}

/** Switcher while it is mounted, for pages that ask for a corporate group. */
export const corporateGroupSwitcherAtom = atom<CorporateGroupSwitcherHandle | null>(null);
