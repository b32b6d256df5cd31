const storageKey = 'vinrod.koncern';

/** Reads one of the browser's storages; null when there is nothing, or it is blocked. */
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
    // Storage is blocked or full: the address still carries the choice.
  }
}

const tab = (): Storage => globalThis.sessionStorage;
const device = (): Storage => globalThis.localStorage;

/**
 * The corporate group chosen last in this tab, or, in a tab that was just opened, on this device; null when there is
 * none. Two tabs can so show two corporate groups.
 */
export function storedCorporateGroup(): string | null {
  return read(tab) ?? read(device);
}

/** Remembers the corporate group for this tab and for tabs to come. */
export function storeCorporateGroup(uuid: string): void {
  write(tab, uuid);
  write(device, uuid);
}

/** Forgets the corporate group here and on the device: it was another one's choice. */
export function forgetCorporateGroup(): void {
  for (const area of [tab, device]) {
    try {
      area().removeItem(storageKey);
    } catch {
      // Blocked storage has kept nothing.
    }
  }
}
