import { atomWithStorage, createJSONStorage } from 'jotai/utils';

const storage = createJSONStorage<boolean | undefined>(() => globalThis.localStorage);

/** Whether the reader has folded the menu, kept on this device; undefined leaves it to the width of the window. */
export const isNavCollapsedAtom = atomWithStorage<boolean | undefined>(
  'vinrod.nav-collapsed',
  undefined,
  {
    ...storage,
    getItem: (key, initial) => {
      const stored: unknown = storage.getItem(key, initial);
      return typeof stored === 'boolean' ? stored : undefined;
    },
  },
  { getOnInit: true },
);
