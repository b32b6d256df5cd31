const storageKey = 'vinrod.koncern';

/** The koncern chosen last in this tab; null when there is none, or storage is blocked. */
export function rememberedKoncern(): string | null {
  try {
    return globalThis.sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Remembers the koncern for this tab. */
export function rememberKoncern(uuid: string): void {
  try {
    globalThis.sessionStorage.setItem(storageKey, uuid);
  } catch {
    // Storage is blocked: the address still carries the choice.
  }
}
