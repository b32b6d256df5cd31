import { pageTexts } from '#messages';

import { listedInvoicesMessages } from '../messages/listed-invoices.ts';

/** Texts that the list of invoices alone uses, and those of the catalogue. */
export const { t } = pageTexts(listedInvoicesMessages);
