import { atomWithStorage, createJSONStorage } from 'jotai/utils';

const storage = createJSONStorage<boolean | undefined>(() => globalThis.localStorage);

/** Whether the user has collapsed the menu, stored on this device; undefined decides by window width. */
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
