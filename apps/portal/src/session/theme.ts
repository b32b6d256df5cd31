import { themeChoices, type ThemeChoice } from '@vinrod/ui/provider';
import { atomWithStorage } from 'jotai/utils';

/** Also read by `public/before-paint.js`, which sets the theme before the first paint. */
const storageKey = 'vinrod.theme';

function stored(): ThemeChoice {
  try {
    const text = globalThis.localStorage.getItem(storageKey);
    return themeChoices.find((choice) => choice === text) ?? 'system';
  } catch {
    return 'system';
  }
}

/** User's theme on this device. With blocked storage it lasts only as long as the page. */
export const themeAtom = atomWithStorage<ThemeChoice>(
  storageKey,
  'system',
  {
    getItem: stored,
    setItem: (key, choice) => {
      try {
        globalThis.localStorage.setItem(key, choice);
      } catch {
        // Storage is blocked or full: the choice lasts as long as the page.
      }
    },
    removeItem: (key) => globalThis.localStorage.removeItem(key),
    subscribe: (key, onChange) => {
      const listen = (event: StorageEvent): void => {
        if (event.key === key) onChange(stored());
      };
      globalThis.addEventListener('storage', listen);
      return () => globalThis.removeEventListener('storage', listen);
    },
  },
  { getOnInit: true },
);
