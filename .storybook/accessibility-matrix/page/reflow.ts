import { cutTexts } from './cut-text.ts';
import { findPictureTextLoss } from './picture-texts.ts';
import { findSidewaysScrolling } from './sideways.ts';

/** What is lost or asks for sideways scrolling on the screen the page is shown on now (WCAG 1.4.10). */
export function findReflowLoss(): string[] {
  return [...findSidewaysScrolling(), ...cutTexts().values(), ...findPictureTextLoss()];
}
