import { historyEntryKey, keepOfEntry } from '#navigation';
import { startCallsKey } from '#session';

const storageKey = 'vinrod.koncern';

/** Reads from browser storage; null when empty or blocked. */
function read(area: () => Storage): string | null {
  try {
    return area().getItem(storageKey);
  } catch {
    return null;
  }
}

function write(area: () => Storage, uuid: string): void {
  try {
    area().setItem(storageKey, uuid);
  } catch {
    // Storage is blocked or full: the address still has the selection.
  }
}

const tab = (): Storage => globalThis.sessionStorage;
const device = (): Storage => globalThis.localStorage;

/** Corporate group that was shown at entries of the history, by their keys: back and forward lead to it again. */
const shown = new Map<string, string>();

/**
 * Corporate group that was shown here when the user comes back or, last selected, in this tab or, in a new tab, on this
 * device; null when there is none. Two tabs can thus show two corporate groups.
 */
export function storedCorporateGroup(): string | null {
  return shown.get(historyEntryKey() ?? '') ?? read(tab) ?? read(device);
}

function store(uuid: string): void {
  write(tab, uuid);
  write(device, uuid);
}

/** Stores the corporate group that is shown, for this tab and for new ones, and for the way back to an entry of the history. */
export function storeShownCorporateGroup(uuid: string, entry: string | undefined): void {
  if (entry !== undefined) keepOfEntry(shown, entry, uuid);
  store(uuid);
}

/** Stores the corporate group that was selected, for this tab and for new ones: from now on back shows it too. */
export function storeSelectedCorporateGroup(uuid: string): void {
  shown.clear();
  store(uuid);
}

/**
 * Clears the stored corporate group in this tab and on the device, and the addresses that the start page asks for early, which
 * have it: it was another user's selection.
 */
export function forgetCorporateGroup(): void {
  shown.clear();
  for (const area of [tab, device]) {
    try {
      area().removeItem(storageKey);
      area().removeItem(startCallsKey);
    } catch {
      // Blocked storage has nothing to clear.
    }
  }
}
