import type { Language } from '@vinrod/locale/messages/language';
import { textsOf, type Text } from '@vinrod/locale/messages/texts';
import { defineMessages } from '../messages/define-messages.ts';
import { deceivingCharacters } from '../files/deceiving-characters.ts';
import type { Queries } from '../store/database.ts';
import { isStored } from './intake-answer.ts';
import type { KeptIntake } from './intake-row.ts';

const texts = textsOf(
  defineMessages('intakeOutcome', {
    sv: {
      stored: '{name}: inläst.',
      waitsForSites: '{name}: inläst, utom rader som väntar på sin anläggning.',
      partlyStored: '{name}: delvis inläst.',
      waits: '{name}: inte inläst. Filen väntar på ett beslut under Inläsningar i portalen.',
      refused: '{name}: nekad. Inget är inläst.',
      ended: '{name}: inte inläst. Inläsningen avslutades i portalen.',
      underWay: '{name}: inläsningen pågår.',
      counts:
        'Rader: {created, number} nya, {changed, number} ändrade, {unchanged, number} oförändrade, {refused, number} nekade, {waiting, number} väntar på sin anläggning, {skipped, number} överhoppade.',
      found: 'Rader som kan läsas in: {usable, number}. Rader som inte kan det: {refused, number}.',
      give: 'Ange {needs} i portalen, eller skicka filen igen när det finns.',
      decide:
        'Hoppa över de nekade raderna och läs in resten i portalen, eller rätta filen och skicka den igen.',
      sendAgain: 'Rätta filen och skicka den igen.',
      partHow: 'Rätta det som nekades och skicka filen igen. Det som redan är inläst ändras inte av det.',
      corporate_group: 'koncern',
      price_area: 'elområde',
      sek_per_eur: 'kronor per euro',
      mapping: 'vad kolumnerna betyder',
      article_categories: 'vad artiklarna är',
      site: 'anläggning',
      buyer: 'vilket bolag köparen är',
      row: 'Rad {line}, {field}: läst ”{read}”. {text}',
      more: '… och {count, plural, one {en rad till} other {# rader till}}.',
    },
    en: {
      stored: '{name}: read in.',
      waitsForSites: '{name}: read in, except rows that wait for their site.',
      partlyStored: '{name}: read in in part.',
      waits: '{name}: not read in. The file waits for a decision under Imports in the portal.',
      refused: '{name}: refused. Nothing is read in.',
      ended: '{name}: not read in. The intake was ended in the portal.',
      underWay: '{name}: is being read in.',
      counts:
        'Rows: {created, number} new, {changed, number} changed, {unchanged, number} unchanged, {refused, number} refused, {waiting, number} waiting for their site, {skipped, number} skipped.',
      found: 'Rows that can be read in: {usable, number}. Rows that cannot: {refused, number}.',
      give: 'Give the {needs} in the portal, or send the file again when it is there.',
      decide:
        'Skip the refused rows and read in the rest in the portal, or correct the file and send it again.',
      sendAgain: 'Correct the file and send it again.',
      partHow:
        'Correct what was refused and send the file again. What is read in already is not changed by that.',
      corporate_group: 'corporate group',
      price_area: 'price area',
      sek_per_eur: 'kronor per euro',
      mapping: 'meaning of the columns',
      article_categories: 'category of the articles',
      site: 'site',
      buyer: 'company that the buyer is',
      row: 'Line {line}, {field}: read "{read}". {text}',
      more: '… and {count, plural, one {one more row} other {# more rows}}.',
    },
  }),
);

/** The most refused rows that are listed. */
const mostListed = 100;

/** What a file was read in as. */
export type IntakeOutcome =
  | 'stored'
  | 'waitsForSites'
  | 'partlyStored'
  | 'waits'
  | 'refused'
  | 'ended'
  | 'underWay';

/** What became of a file. */
export function outcomeOf(intake: KeptIntake): IntakeOutcome {
  switch (intake.state) {
    case 'stored':
      return 'stored';
    case 'partly_stored': {
      const isRead = intake.done >= intake.total && intake.refused_count === 0;
      return isRead ? 'waitsForSites' : 'partlyStored';
    }
    case 'needs_settings':
    case 'ready':
      return 'waits';
    case 'refused':
      return 'refused';
    case 'cancelled':
    case 'discarded':
    case 'undone':
      return 'ended';
    case 'receiving':
    case 'reading':
    case 'storing':
      return 'underWay';
  }
}

/** Whether everything of a file is stored, or waits for nothing but its site. */
export function isReadIn(intake: KeptIntake): boolean {
  const outcome = outcomeOf(intake);
  return outcome === 'stored' || outcome === 'waitsForSites';
}

function nextStep(intake: KeptIntake, language: Language): string[] {
  const { needs } = intake.found;
  switch (outcomeOf(intake)) {
    case 'waits': {
      const named = needs.map((need) => texts[need][language]).join(', ');
      return [needs.length > 0 ? texts.give({ needs: named })[language] : texts.decide[language]];
    }
    case 'partlyStored':
      return [texts.partHow[language]];
    case 'refused':
      return [texts.sendAgain[language]];
    case 'stored':
    case 'waitsForSites':
    case 'ended':
    case 'underWay':
      return [];
  }
}

function countsOf(intake: KeptIntake, language: Language): string[] {
  if (isStored(intake)) {
    const counts = {
      created: intake.created_count,
      changed: intake.changed_count,
      unchanged: intake.unchanged_count,
      refused: intake.refused_count,
      waiting: intake.waiting_count,
      skipped: intake.skipped_count,
    };
    return [texts.counts(counts)[language]];
  }
  const { created, changed, unchanged, refused, rows } = intake.found;
  return rows === 0 ? [] : [texts.found({ usable: created + changed + unchanged, refused })[language]];
}

async function refusedRows(db: Queries, { id }: KeptIntake, language: Language): Promise<string[]> {
  const refused = db.selectFrom('intake_row').where('intake_id', '=', id).where('outcome', '=', 'refused');
  const { count } = await refused
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await refused
    .select(['line', 'field', 'read', (eb) => eb.ref('text').$castTo<Text>().as('text')])
    .orderBy('intake_row.id')
    .limit(mostListed)
    .execute();
  const lines = rows.map(
    ({ line, field, read, text }) => texts.row({ line, field, read, text: text[language] })[language],
  );
  const more = count - rows.length;
  return more > 0 ? [...lines, texts.more({ count: more })[language]] : lines;
}

/** What became of a file, for people: its counts, what to do now, and the first refused rows. Each is one line. */
export async function outcomeLines(db: Queries, intake: KeptIntake, language: Language): Promise<string[]> {
  const lines = [
    texts[outcomeOf(intake)]({ name: intake.file_name })[language],
    ...(intake.note === null ? [] : [intake.note[language]]),
    ...countsOf(intake, language),
    ...nextStep(intake, language),
    ...(await refusedRows(db, intake, language)),
  ];
  return lines.map((line) => line.replaceAll(deceivingCharacters, ' '));
}

/** What is said of a file whose bytes were refused before it became an intake. */
export function refusalLines(name: string, problem: Text, language: Language): string[] {
  return [texts.refused({ name })[language], problem[language], texts.sendAgain[language]];
}
