import type { Language } from '../../packages/locale/src/messages/language.ts';

/** Storybook's frames of examples on a page of documentation are named so; its canvas is not. */
const frameName = /^iframe--/;

/**
 * The language of an example: that of the page of documentation around its frame, to which the toolbar's choice does not
 * come, or the toolbar's.
 *
 * @param frame - the element that the document is in, if any
 */
export function languageOfFrame(
  frame: Pick<Element, 'id' | 'ownerDocument'> | null,
  asked: Language,
): Language {
  if (frame === null || !frameName.test(frame.id)) return asked;
  return frame.ownerDocument.documentElement.lang === 'en' ? 'en' : 'sv';
}
