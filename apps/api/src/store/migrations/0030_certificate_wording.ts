import { sql, type Kysely } from 'kysely';

/** First texts of certificates, as they were and as they read in plain Swedish. */
const rewritten: readonly (readonly [before: string, after: string])[] = [
  [
    'Härmed intygas att {bolag} under {år} har levererats {el} från {leverantör}. Ursprung: {miljöval}.',
    '{leverantör} intygar att {bolag} fick {el} el under {år}. Ursprung: {miljöval}.',
  ],
  [
    'Härmed intygas att {koncern} under {år} har varit partner till {leverantör}.',
    '{leverantör} intygar att {koncern} var partner under {år}.',
  ],
];

/** Texts that nobody has changed say who certifies what; issued certificates keep theirs. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [before, after] of rewritten) {
    await sql`update certificate_text set body_text = ${after} where body_text = ${before}`.execute(database);
  }
}
