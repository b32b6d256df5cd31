import { pageTexts } from '#messages';

import { missingValueMessages } from '../messages/missing-values.ts';

/** Texts of the page, which no other page uses, and those of the catalogue. */
export const { t } = pageTexts(missingValueMessages);
