import { textsOf } from '@vinrod/locale/messages/texts';
import { defineMessages } from '../messages/define-messages.ts';

/** Messages about certificates. */
export const certificateTexts = textsOf(
  defineMessages('certificate', {
    sv: {
      required: 'Obligatoriskt fält.',
      foreignSites: 'Välj bara anläggningar som hör till de valda bolagen.',
      nobodyDelivered: 'Inget bolag har någon leverans under året.',
      partOnly: 'Ett partnerskapscertifikat gäller hela koncernen, som du bara ser en del av.',
      mixIsNotFinal: 'Residualmixen för {year} är inte fastställd ännu.',
      cancellationsAreOpen:
        'Ursprungsgarantier för {year} kan annulleras till och med den 31 mars {nextYear}. Certifikat kan skapas därefter.',
      nothingDelivered: '{company} har ingen leverans under {year}. Kontrollera avtalet.',
      monthsMissing:
        '{company}: leverans saknas för {months, plural, one {en månad} other {# månader}}. Kontrollera avtalet.',
      otherChoice: '{company} har ett annat miljöval.',
      companiesNotFound: 'De här bolagen finns inte, eller så får du inte se dem: {ids}.',
    },
    en: {
      required: 'Required field.',
      foreignSites: 'Choose sites of the chosen companies only.',
      nobodyDelivered: 'No company has any delivery in the year.',
      partOnly: 'A partnership certificate is for the whole corporate group, of which you see a part only.',
      mixIsNotFinal: 'The residual mix of {year} is not final yet.',
      cancellationsAreOpen:
        'Guarantees of origin for {year} can be cancelled until 31 March {nextYear}. Certificates can be issued after that.',
      nothingDelivered: '{company} has no delivery in {year}. Check the contract.',
      monthsMissing:
        '{company}: delivery is missing for {months, plural, one {one month} other {# months}}. Check the contract.',
      otherChoice: '{company} has chosen another origin.',
      companiesNotFound: 'These companies do not exist, or you may not see them: {ids}.',
    },
  }),
);
