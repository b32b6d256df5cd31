import { textsOf, type Text } from '@vinrod/locale/messages/texts';
import { defineMessages } from '../../messages/define-messages.ts';
import type { PeppolLack } from './of-stored.ts';

/** Why an invoice is no document of Peppol. */
export const peppolLacks: Readonly<Record<PeppolLack, Text>> = textsOf(
  defineMessages('peppol-lacks', {
    sv: {
      supplier:
        'Fakturan kan inte hämtas som Peppol, för leverantörens organisationsnummer saknas i portalen.',
      buyer:
        'Fakturan kan inte hämtas som Peppol, för bolaget har varken organisationsnummer eller Peppol-id.',
      self_billing: 'En självfaktura kan inte hämtas som Peppol.',
      without_vat: 'Fakturan kan inte hämtas som Peppol, för skälet till att rader saknar moms är inte känt.',
    },
    en: {
      supplier:
        'The invoice cannot be fetched as Peppol, because the portal has no organisation number of the supplier.',
      buyer:
        'The invoice cannot be fetched as Peppol, because the company has neither an organisation number nor a Peppol id.',
      self_billing: 'A self-billing invoice cannot be fetched as Peppol.',
      without_vat:
        'The invoice cannot be fetched as Peppol, because the reason why lines have no VAT is not known.',
    },
  }),
);

/** Why a document of Peppol is not handed out. */
export const peppolRefusals = textsOf(
  defineMessages('peppol-refusals', {
    sv: { broken: 'Fakturan kan inte hämtas som Peppol, för dess summor följer inte reglerna: {rules}.' },
    en: { broken: 'The invoice cannot be fetched as Peppol, because its sums break rules: {rules}.' },
  }),
);
