import { pageTexts } from '#messages';

import { intakeMessages } from '../messages/intakes.ts';

/** Texts of files on their way in, which no other page uses, and those of the catalogue. */
export const { t } = pageTexts(intakeMessages);
