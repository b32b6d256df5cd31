import { textsOf } from '@vinrod/locale/messages/texts';
import { defineMessages } from '../../../messages/define-messages.ts';

/** Why tables, or cells of them, are refused: what was read, and what was expected. */
export const tableTexts = textsOf(
  defineMessages('table', {
    sv: {
      notText: 'Filen är varken text eller en xlsx-arbetsbok: här finns tecken som text inte har.',
      damagedLetters:
        'En bokstav har gått förlorad innan filen kom hit. Spara om den från källan som CSV UTF-8.',
      wrongEncoding: 'Filen började som {encoding}, men det här är inte {encoding}. Spara den som CSV UTF-8.',
      unknownEncoding:
        'Filens bokstäver är varken UTF-8, UTF-16 eller Windows-1252, så å, ä och ö skulle bli fel. Spara den som CSV UTF-8.',
      openQuote: 'Ett citattecken avslutas inte, eller följs av något annat än ett skiljetecken.',
      recordTooLong: 'Raden är längre än en miljon tecken, så filen är ingen tabell.',
      tooManyColumns: 'Raden har fler kolumner än ett kalkylblad rymmer.',
      tooLarge: 'Filen är för stor.',
      zipBomb: 'Arbetsboken packas upp till mer än vad ett kalkylblad rymmer.',
      damagedWorkbook: 'Arbetsboken är skadad eller ofullständig. Spara om den i kalkylprogrammet.',
      noWorkbook: 'Filen är ett zip-arkiv men ingen xlsx-arbetsbok.',
      encrypted: 'Arbetsboken är skyddad med lösenord. Spara den utan.',
      noCachedValue: 'Formeln har inget sparat värde. Öppna filen i kalkylprogrammet, räkna om och spara.',
      formulaError: 'Läste {read}, väntade ett värde.',
      noSharedText: 'Cellens text saknas i arbetsboken.',
      noTable:
        'Ingen tabell hittades: skriv kolumnernas rubriker på en rad, med semikolon, tabb eller komma mellan.',
      missingColumns: 'Kolumner saknas eller är inte kända: {missing}. Rubrikerna är: {heads}.',
      unknownColumn: 'Kolumnen {head} är inte känd. Ange vad den betyder, eller att den inte ska läsas.',
      passedColumn: 'Kolumnen {head} är inte känd och lästes inte.',
      tooWide: 'Raden har fler celler än rubrikraden, så det är inte känt vilken kolumn de hör till.',
      noNumber: 'Läste {read}, väntade ett tal som 1234,5.',
      noInteger: 'Läste {read}, väntade ett heltal.',
      noIntegers: 'Läste {read}, väntade heltal med komma mellan, som 11, 12, 1-3.',
      mixedMarks:
        'Läste {read}, men andra tal i kolumnen har ett annat decimaltecken, eller så är tusental skrivna på annat sätt. Ange decimaltecken.',
      negative: 'Läste {read}, väntade ett tal som inte är negativt.',
      tooHigh: 'Läste {read}, vilket är mer än ett värde kan vara.',
      noTime: 'Läste {read}, väntade en tid som 2025-10-26 02:00.',
      noDay: 'Läste {read}, väntade en dag som 2025-10-26.',
      noClock: 'Läste en dag utan klockslag, väntade en tid som 2025-10-26 02:00.',
      noDate: 'Läste ett klockslag utan dag, väntade en tid som 2025-10-26 02:00.',
      ambiguousDate:
        'Läste {read}, där dag och månad kan vara omkastade. Skriv 2025-10-26, eller ange ordningen.',
      outsideYears: 'Läste {read}, väntade en tid mellan 1996 och 2199.',
      missingHour:
        'Tiden finns inte: klockan går från 02 till 03 den natten. Är filen i normaltid, ange tidszonen.',
      missingDoubleHour:
        'Timmen 02 finns bara en gång den {day}, som har 25 timmar. Den lästes som {read, select, summer {sommartid} other {normaltid}}, och den andra lämnades tom.',
      twice: 'Samma tid har redan ett värde ovanför.',
      notInOrder: 'Tiden ligger inte i ordning efter den ovanför.',
      notWholeSteps: 'Tiden är inte början av en timme eller kvart.',
      mixedSteps: 'Timmar och kvartar är blandade i samma anläggning eller elområde.',
      noStep: 'Det är {minutes} minuter mellan värdena; timmar och kvartar läses.',
      oneValue: 'Ett ensamt värde säger inte om det gäller en timme eller en kvart. Ange det.',
      dayNotWhole: 'Den {day} har {hours} timmar och ska ha {wanted} värden; {given} lästes.',
      incompleteRow: 'Ett värde i raden är inte helt mätt, så raden kan inte läsas.',
      unknownQuality: 'Läste {read}, väntade Uppmätt, Korrigerad, Beräknad, Ofullständig eller Saknas.',
      unknownUnit: 'Läste {read}, väntade en enhet som {units}.',
      noOwner: 'Raden säger inte vad värdet gäller.',
      rateNeeded: 'Priset är i euro. Ange hur många kronor en euro är.',
      digitsLost:
        'Läste {read}: kalkylprogrammet har tappat de sista siffrorna. Formatera kolumnen som text.',
      noYes: 'Läste {read}, väntade ja eller nej.',
      noCode: 'Läste {read}, väntade något av: {words}.',
    },
    en: {
      notText:
        'The file is neither text nor an xlsx workbook: there are characters here that text does not have.',
      damagedLetters:
        'A letter was lost before the file came here. Save it again from its source as CSV UTF-8.',
      wrongEncoding: 'The file began as {encoding}, but this is not {encoding}. Save it as CSV UTF-8.',
      unknownEncoding:
        'The letters of the file are neither UTF-8, UTF-16 nor Windows-1252, so å, ä and ö would be wrong. Save it as CSV UTF-8.',
      openQuote: 'A quote is not closed, or something other than a separator follows it.',
      recordTooLong: 'The row is longer than a million characters, so the file is no table.',
      tooManyColumns: 'The row has more columns than a sheet has room for.',
      tooLarge: 'The file is too large.',
      zipBomb: 'The workbook unpacks to more than a sheet has room for.',
      damagedWorkbook: 'The workbook is damaged or not whole. Save it again in a spreadsheet.',
      noWorkbook: 'The file is a zip archive, but no xlsx workbook.',
      encrypted: 'The workbook is protected by a password. Save it without.',
      noCachedValue: 'The formula has no stored value. Open the file in a spreadsheet, compute it and save.',
      formulaError: 'Read {read}, expected a value.',
      noSharedText: 'The text of the cell is missing in the workbook.',
      noTable:
        'No table was found: write the heads of the columns on a row, with semicolons, tabs or commas between.',
      missingColumns: 'Columns are missing or not known: {missing}. The heads are: {heads}.',
      unknownColumn: 'The column {head} is not known. Say what it means, or that it is not to be read.',
      passedColumn: 'The column {head} is not known and was not read.',
      tooWide: 'The row has more cells than the head, so it is not known which column they are of.',
      noNumber: 'Read {read}, expected a number such as 1234.5.',
      noInteger: 'Read {read}, expected a whole number.',
      noIntegers: 'Read {read}, expected whole numbers with commas between, such as 11, 12, 1-3.',
      mixedMarks:
        'Read {read}, but other numbers of the column have another decimal mark, or thousands are written in another way. Name the decimal mark.',
      negative: 'Read {read}, expected a number that is not negative.',
      tooHigh: 'Read {read}, which is more than a value can be.',
      noTime: 'Read {read}, expected a time such as 2025-10-26 02:00.',
      noDay: 'Read {read}, expected a day such as 2025-10-26.',
      noClock: 'Read a day without a time of day, expected a time such as 2025-10-26 02:00.',
      noDate: 'Read a time of day without a day, expected a time such as 2025-10-26 02:00.',
      ambiguousDate:
        'Read {read}, in which day and month may be swapped. Write 2025-10-26, or name the order.',
      outsideYears: 'Read {read}, expected a time between 1996 and 2199.',
      missingHour:
        'The time does not exist: the clocks go from 02 to 03 that night. If the file is in normal time, name the time zone.',
      missingDoubleHour:
        'The hour 02 is there only once on {day}, which has 25 hours. It was read as {read, select, summer {summer} other {normal}} time, and the other was left empty.',
      twice: 'The same time has a value above already.',
      notInOrder: 'The time is not in order after the one above.',
      notWholeSteps: 'The time is not the start of an hour or a quarter of an hour.',
      mixedSteps: 'Hours and quarters are mixed in one site or bidding zone.',
      noStep: 'There are {minutes} minutes between the values; hours and quarters are read.',
      oneValue: 'A single value does not say whether it is of an hour or a quarter. Name it.',
      dayNotWhole: '{day} has {hours} hours and needs {wanted} values; {given} were read.',
      incompleteRow: 'A value of the row is not wholly measured, so the row cannot be read.',
      unknownQuality: 'Read {read}, expected Measured, Corrected, Estimated, Incomplete or Missing.',
      unknownUnit: 'Read {read}, expected a unit such as {units}.',
      noOwner: 'The row does not say what the value is of.',
      rateNeeded: 'The price is in euro. Give how many kronor a euro is.',
      digitsLost: 'Read {read}: the spreadsheet has lost the last digits. Format the column as text.',
      noYes: 'Read {read}, expected yes or no.',
      noCode: 'Read {read}, expected one of: {words}.',
    },
  }),
);
