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

/**
 * Corporate group last selected in this tab or, in a new tab, on this device; null when there is none. Two tabs can
 * thus show two corporate groups.
 */
export function storedCorporateGroup(): string | null {
  return read(tab) ?? read(device);
}

/** Stores the corporate group for this tab and for new ones. */
export function storeCorporateGroup(uuid: string): void {
  write(tab, uuid);
  write(device, uuid);
}

/** Clears the stored corporate group in this tab and on the device: it was another user's selection. */
export function forgetCorporateGroup(): void {
  for (const area of [tab, device]) {
    try {
      area().removeItem(storageKey);
    } catch {
      // Blocked storage has nothing to clear.
    }
  }
}
