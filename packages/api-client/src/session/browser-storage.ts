import { parseJson } from '../parse-json.ts';
import { createListeners } from './listeners.ts';
import { isSession, type Session, type SessionStorage } from './session.ts';

/** Where `browserStorage` keeps the session. */
export interface BrowserStorageOptions {
  /** Key in localStorage. */
  readonly key: string;
}

/** localStorage, or undefined where there is none or reading it is forbidden. */
function localArea(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the session in localStorage, so that it outlives a reload and all tabs share it.
 *
 * When localStorage is missing, blocked or full the session lives in memory instead. What stands
 * there but is no session counts as signed out. No call throws.
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
      // A full area still holds the earlier session; tokens that were replaced must not come back.
      try {
        area?.removeItem(key);
      } catch {
        // Not even removing works: memory answers from now on.
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
