import { virtual } from '@guidepup/virtual-screen-reader';

const END = 'end of document';

/** Far more than any component under test says; a reader that goes round in circles stops here. */
const MOST_PHRASES = 1500;

/**
 * What a screen reader says when it reads the document from top to bottom. Roles and states are in English, as the
 * reader says them; names and values are the component's own words.
 * @throws Error when the reader finds no end
 */
export async function readAloud(): Promise<string[]> {
  await virtual.start({ container: document.body });
  try {
    for (let phrases = 0; phrases < MOST_PHRASES; phrases += 1) {
      await virtual.next();
      const said = await virtual.spokenPhraseLog();
      if (said.at(-1)?.startsWith(END) === true) return said.slice(1, -1);
    }
    throw new Error(`No end after ${MOST_PHRASES} phrases.`);
  } finally {
    await virtual.stop();
  }
}
