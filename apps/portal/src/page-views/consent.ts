import { atomWithStorage, createJSONStorage } from 'jotai/utils';

/** What the reader answered to the question whether visits may be measured; undecided until answered. */
export type Consent = 'undecided' | 'granted' | 'refused';

const storageKey = 'vinrod.measurement-consent';

const checkedStorage = createJSONStorage<Consent>(() => globalThis.localStorage);

/**
 * The reader's consent to measuring visits, kept on this device (LEK chapter 9 section 28: nothing is loaded or sent
 * before it is given). Whatever else lies under the key counts as undecided.
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
