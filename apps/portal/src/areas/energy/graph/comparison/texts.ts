import { pageTexts } from '#messages';

import { comparisonMessages } from '../../messages/comparison.ts';

/** Texts of the answer, which nothing else uses, and those of the catalogue. */
export const { t } = pageTexts(comparisonMessages);
