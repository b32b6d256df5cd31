import { pageTexts } from '#messages';

import { workMessages } from '../messages/work.ts';

/** Texts of what waits for staff, which no other page uses, and those of the catalogue. */
export const { t } = pageTexts(workMessages);
