import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createPortalClient } from './create-portal-client.ts';
import { sessionNotice } from './session-notice.ts';
import { sessionStorage } from './session-store.ts';
import { shadowNotice } from './shadow-notice.ts';

const karin = {
  accessToken: 'access',
  refreshToken: 'refresh',
  user: { uuid: 'karin', full_name: 'Karin Åberg' },
};

const reload = vi.fn<() => void>();
const removeEventListener = vi.fn<(type: string) => void>();
const refused = { type: 'non_field_error', details: { message: 'Nej.' } };

/** The portal's client before a server that refuses every token. */
function clientBeforeRefusal() {
  return createPortalClient('https://portal.example/api');
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('removeEventListener', removeEventListener);
  vi.stubGlobal('fetch', async () => Response.json(refused, { status: 401 }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
  sessionStorage.set(null);
});

describe('a refresh that fails (spec section 4; domain.md section 5, "Expired shadow token")', () => {
  it('clears the auth state, reloads the page without asking, and leaves word of why', async () => {
    sessionStorage.set(karin);
    await expect(clientBeforeRefusal().profile.get()).rejects.toMatchObject({ message: 'Nej.' });
    await expect.poll(() => reload).toHaveBeenCalledOnce();
    expect(sessionStorage.get()).toBeNull();
    expect(removeEventListener.mock.calls.map(([type]) => type)).toContain('beforeunload');
    expect(sessionNotice.take()).toBe(true);
    expect(shadowNotice.take()).toBe(false);
  });

  it('in shadow mode leaves only the shadow view: the own sign-in stays', async () => {
    sessionStorage.set({ ...karin, shadow: { mode: 'user', token: 'shadow' } });
    await expect(clientBeforeRefusal().profile.get()).rejects.toMatchObject({ message: 'Nej.' });
    await expect.poll(() => shadowNotice.take()).toBe(true);
    expect(sessionStorage.get()).toEqual(karin);
    expect(sessionNotice.take()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
