import type { Queries } from '../../store/index.ts';

/** First year of the demo's meter values. */
const firstYear = 2024;

/** Makes one of the demo's account managers the signatory of its certificates. */
export async function writeCertificateTexts(db: Queries, now: Date): Promise<void> {
  const signed = { signatory_name: 'Karin Åberg', signatory_title: 'Kundansvarig', updated_at: now };
  const texts = await db
    .selectFrom('certificate_text')
    .select(['kind', 'title', 'body_text', 'footer_text'])
    .where('year', '<', firstYear)
    .execute();
  if (texts.length === 0) return;
  await db
    .insertInto('certificate_text')
    .values(texts.map((text) => ({ ...text, ...signed, year: firstYear })))
    .onConflict((conflict) => conflict.columns(['kind', 'year']).doNothing())
    .execute();
}
