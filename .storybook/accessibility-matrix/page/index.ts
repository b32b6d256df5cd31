import { waitUntilDrawn } from './drawn.ts';
import { findLossInForcedColors } from './forced-colors.ts';
import { beginWalk, endWalk, findUnseenFocus, lookAtFocus } from './keyboard-walk.ts';
import { findPictureTextLoss, findPictureTextLossInLargeText } from './picture-texts.ts';
import { findReflowLoss } from './reflow.ts';
import { findPageOverflow } from './sideways.ts';
import { findMovement } from './still.ts';
import { findLossByTextSpacing } from './text-spacing.ts';
import { findContrastInThemes } from './themes.ts';

/** The checks of the accessibility matrix that run in the page; each returns what it found, in words. */
export const pageChecks = {
  beginWalk,
  endWalk,
  findContrastInThemes,
  findLossByTextSpacing,
  findLossInForcedColors,
  findMovement,
  findPageOverflow,
  findPictureTextLoss,
  findPictureTextLossInLargeText,
  findReflowLoss,
  findUnseenFocus,
  lookAtFocus,
  waitUntilDrawn,
};
