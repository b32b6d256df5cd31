import { textsOf } from '@vinrod/locale/messages/texts';
import { defineMessages } from '../../../messages/define-messages.ts';

/** Why an invoice of Peppol is refused. */
export const peppolTexts = textsOf(
  defineMessages('peppol', {
    sv: {
      ruleBroken: '{rule}: {read} lästes, och det ska vara {wanted}.',
      missing: '{element} saknas.',
      severalOf: '{element} finns flera gånger: {read}.',
      noDay: 'Värdet {read} är inte en dag.',
      noAmount: 'Värdet {read} är inte ett belopp med högst två decimaler (BR-DEC).',
      zeroBase: 'Priset gäller {read} enheter, och det ska vara fler än noll.',
      unknownElement: 'Elementet läses inte.',
      otherSpecification: 'Fakturan följer {read}. Peppol BIS Billing 3.0 läses.',
      otherType: 'Fakturatypen {read} lagras inte. 380 (faktura) och 381 (kreditfaktura) lagras.',
      otherCurrency: 'Fakturan är i {read}. Fakturor i kronor (SEK) lagras.',
      otherNumber: 'Fakturanumret {read} lagras inte: det ska vara högst 23 siffror.',
      otherUnit: 'Enheten {read} lagras inte. Dessa lagras: {wanted}.',
      severalRates: 'Fakturan har flera momssatser ({read}). En sats och momsfria rader lagras.',
      severalPreceding: 'Fakturan rättar flera ({read}). En faktura i taget krediteras.',
      creditRaises: 'Kreditfakturan har {read} att betala. En kreditfaktura lagras när den ger tillbaka.',
      noBankgiro: 'Fakturan har inget bankgiro med FinancialInstitutionBranch SE:BANKGIRO: {read}.',
      otherReference:
        'Betalningsreferensen {read} lagras inte: den ska vara ett OCR-nummer med 2–25 siffror.',
      largeRounding: 'Öresutjämningen {read} är mer än 50 öre.',
      noDueDate: 'Förfallodagen saknas; villkor i ord läses inte.',
      noPeriod: 'Perioden saknas: varken InvoicePeriod, radernas perioder eller leveransdagen finns.',
      unknownBuyer:
        'Köparen ({read}) är inget bolag i portalen. Ange corporate_group och customer_id om den är känd under annat namn.',
      severalBuyers: 'Köparen ({read}) kan vara flera bolag. Ange corporate_group och customer_id.',
      noSite:
        'Rad {line} säger inte vilken anläggning den gäller ({read}). Ange den med site=namn=anläggnings-id, eller site=*=anläggnings-id för alla sådana rader.',
      noCategory:
        'Rad {line}: artikeln {read} säljs per kWh. Ange vad den är, till exempel elenergi eller påslag.',
      tooManyLines: 'Fakturan har fler än {lines} rader.',
      tooManyElements: 'Fakturan har fler än {elements} element utanför raderna.',
    },
    en: {
      ruleBroken: '{rule}: {read} was read, and it has to be {wanted}.',
      missing: '{element} is missing.',
      severalOf: '{element} is there several times: {read}.',
      noDay: 'The value {read} is not a day.',
      noAmount: 'The value {read} is not an amount with at most two decimals (BR-DEC).',
      zeroBase: 'The price is for {read} units, and it has to be for more than none.',
      unknownElement: 'The element is not read.',
      otherSpecification: 'The invoice follows {read}. Peppol BIS Billing 3.0 is read.',
      otherType: 'Invoices of type {read} are not stored. 380 (invoice) and 381 (credit note) are.',
      otherCurrency: 'The invoice is in {read}. Invoices in kronor (SEK) are stored.',
      otherNumber: 'The invoice number {read} is not stored: it has to be at most 23 digits.',
      otherUnit: 'The unit {read} is not stored. These are: {wanted}.',
      severalRates:
        'The invoice has several rates of VAT ({read}). One rate and lines without VAT are stored.',
      severalPreceding: 'The invoice corrects several ({read}). One invoice at a time is credited.',
      creditRaises: 'The credit note has {read} to pay. A credit note is stored when it gives back.',
      noBankgiro: 'The invoice has no bankgiro with FinancialInstitutionBranch SE:BANKGIRO: {read}.',
      otherReference:
        'The payment reference {read} is not stored: it has to be an OCR number of 2–25 digits.',
      largeRounding: 'The rounding {read} is more than 50 öre.',
      noDueDate: 'The due date is missing; terms in words are not read.',
      noPeriod:
        'The period is missing: there is neither InvoicePeriod, periods of the lines, nor a delivery date.',
      unknownBuyer:
        'The buyer ({read}) is no company of the portal. Give corporate_group and customer_id if it is known by another name.',
      severalBuyers: 'The buyer ({read}) may be several companies. Give corporate_group and customer_id.',
      noSite:
        'Line {line} does not say which site it is for ({read}). Give it with site=name=site id, or site=*=site id for all such lines.',
      noCategory:
        'Line {line}: article {read} is sold by kWh. Say what it is, for example energy or surcharge.',
      tooManyLines: 'The invoice has more than {lines} lines.',
      tooManyElements: 'The invoice has more than {elements} elements apart from its lines.',
    },
  }),
);
