import { atom } from 'jotai';

/** The button of the top bar that leads to another corporate group. */
export interface CorporateGroupSwitcherHandle {
  /** Gives the button focus and opens its search, as a press would: closing gives focus back to the button. */
  readonly open: () => void;
}

/** The switcher as long as there is one, for pages that ask for a corporate group. */
export const corporateGroupSwitcherAtom = atom<CorporateGroupSwitcherHandle | null>(null);
