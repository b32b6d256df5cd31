import { virtual } from '@guidepup/virtual-screen-reader';

const end = 'end of document';

/** Far more phrases than any component under test has; stops a reader that loops. */
const mostPhrases = 1500;

/**
 * The output of a screen reader that reads the document from top to bottom. Roles and states are in English, as a
 * screen reader says them; names and values are the component's own texts.
 * @throws Error when the reader finds no end
 */
export async function readAloud(): Promise<string[]> {
  await virtual.start({ container: document.body });
  try {
    for (let phrases = 0; phrases < mostPhrases; phrases += 1) {
      await virtual.next();
      const said = await virtual.spokenPhraseLog();
      if (said.at(-1)?.startsWith(end) === true) return said.slice(1, -1);
    }
    throw new Error(`No end after ${mostPhrases} phrases.`);
  } finally {
    await virtual.stop();
  }
}
