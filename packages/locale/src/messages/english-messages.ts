import type { Message } from './messages.ts';

/** English messages by the id of their catalogue and their key. */
export type EnglishMessages = Readonly<Record<string, Readonly<Record<string, Message>>>>;

/**
 * All English of a build that keeps it apart from Swedish, which puts it here (`packages/locale/build/messages-plugins.ts`).
 * None otherwise: it stands beside the Swedish then.
 */
export const englishMessages: EnglishMessages = {};
