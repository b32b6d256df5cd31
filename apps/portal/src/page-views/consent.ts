import { atomWithStorage, createJSONStorage } from 'jotai/utils';

/** User's answer on whether visits may be measured; undecided until answered. */
export type Consent = 'undecided' | 'granted' | 'refused';

const storageKey = 'vinrod.measurement-consent';

const checkedStorage = createJSONStorage<Consent>(() => globalThis.localStorage);

/**
 * User's consent to measuring visits, stored on this device (LEK chapter 9 section 28: nothing is loaded or sent before
 * consent). Any other stored value counts as undecided.
 */
export const consentAtom = atomWithStorage<Consent>(
  storageKey,
  'undecided',
  {
    ...checkedStorage,
    getItem: (key, initial) => {
      const stored: unknown = checkedStorage.getItem(key, initial);
      return stored === 'granted' || stored === 'refused' ? stored : 'undecided';
    },
  },
  { getOnInit: true },
);
