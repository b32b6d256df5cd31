import { parseJson } from '../parse-json.ts';
import { createListeners } from './listeners.ts';
import { isSession, type Session, type SessionStorage } from './session.ts';

/** Settings of `browserStorage`. */
export interface BrowserStorageOptions {
  /** Key in localStorage. */
  readonly key: string;
}

/** localStorage; undefined when missing or access is denied. */
function localArea(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/**
 * Stores the session in localStorage, so that it survives a reload and all tabs share it.
 *
 * When localStorage is missing, blocked or full, the session is held in memory instead. A stored value that is not a
 * session counts as signed out. No call throws.
 */
export function browserStorage({ key }: BrowserStorageOptions): SessionStorage {
  const listeners = createListeners();
  let memory: Session | null = null;
  let inMemory = false;
  let lastText: string | null = null;
  let lastSession: Session | null = null;

  function get(): Session | null {
    if (inMemory) return memory;
    let text: string | null;
    try {
      text = localArea()?.getItem(key) ?? null;
    } catch {
      return memory;
    }
    if (text !== lastText) {
      lastText = text;
      const value = parseJson(text);
      lastSession = isSession(value) ? value : null;
    }
    return lastSession;
  }

  function write(session: Session | null): boolean {
    const area = localArea();
    try {
      if (area === undefined) return false;
      if (session === null) area.removeItem(key);
      else area.setItem(key, JSON.stringify(session));
      return true;
    } catch {
      // A full localStorage still holds the earlier session; replaced tokens must not come back.
      try {
        area?.removeItem(key);
      } catch {
        // Removing fails too: use memory from now on.
      }
      return false;
    }
  }

  function onStorage(event: StorageEvent): void {
    // `key` is null when another tab cleared the whole area.
    if (event.storageArea !== localArea() || (event.key !== null && event.key !== key)) return;
    inMemory = false;
    listeners.notify(get());
  }

  return {
    get,
    set(session) {
      memory = session;
      inMemory = !write(session);
      listeners.notify(get());
    },
    subscribe(listener) {
      if (listeners.size() === 0) globalThis.addEventListener?.('storage', onStorage);
      const remove = listeners.add(listener);
      return () => {
        remove();
        if (listeners.size() === 0) globalThis.removeEventListener?.('storage', onStorage);
      };
    },
  };
}
