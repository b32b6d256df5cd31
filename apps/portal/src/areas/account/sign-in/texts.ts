import { ownTexts } from '#messages/own-texts';

import { otherWaysMessages } from '../messages/other-ways.ts';

/** Texts of signing in by other means than a password. */
export const t = ownTexts(otherWaysMessages);
