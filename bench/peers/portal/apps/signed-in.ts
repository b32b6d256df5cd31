const key = 'signed-in';

/** Whether somebody has signed in; the kits leave it to their users how that is kept. */
export const isSignedIn = (): boolean => localStorage.getItem(key) === 'yes';

/** Keeps that somebody has signed in. */
export const signIn = (): void => localStorage.setItem(key, 'yes');

/** Forgets it. */
export const signOut = (): void => localStorage.removeItem(key);
