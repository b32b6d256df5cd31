import type { Message } from './messages.ts';

/** English messages by catalogue id and key. */
export type EnglishMessages = Readonly<Record<string, Readonly<Record<string, Message>>>>;

/**
 * All English of a build that separates it from Swedish; the build replaces this
 * (`packages/locale/build/messages-plugins.ts`). Empty otherwise, when English stays beside the Swedish.
 */
export const englishMessages: EnglishMessages = {};
