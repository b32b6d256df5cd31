import type { Text } from '../server/text.ts';

/** A view needs a name that can be seen. */
export const nameMissing: Text = { sv: 'Ange ett namn.', en: 'Give a name.' };

/** Somebody has saved as many views as there is room for. */
export function tooManyViews(most: number): Text {
  return {
    sv: `Du kan ha högst ${most} sparade vyer. Ta bort någon först.`,
    en: `You can have ${most} saved views at most. Remove one first.`,
  };
}
