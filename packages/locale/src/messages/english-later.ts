import type { Message } from './messages.ts';

const catalogues: Record<string, Record<string, Message>> = {};

/**
 * The English messages of a catalogue in a build with separate English: empty until {@link loadEnglish} has resolved.
 *
 * @param id - of the catalogue
 */
export function englishLater(id: string): Record<string, Message> {
  return (catalogues[id] ??= {});
}

/** Fetches the English of every catalogue in a build that keeps it in a separate file. */
export async function loadEnglish(): Promise<void> {
  const { englishMessages } = await import('./english-messages.ts');
  for (const [id, messages] of Object.entries(englishMessages)) Object.assign(englishLater(id), messages);
}
