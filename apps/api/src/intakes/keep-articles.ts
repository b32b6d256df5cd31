import type { Transaction } from 'kysely';
import type { IntakeArticleCategory } from '@vinrod/api-client/contract';
import { refusedFields } from '../server/api-error.ts';
import type { Schema } from '../store/schema/index.ts';
import type { KeptIntake } from './intake-row.ts';
import { intakeTexts } from './texts.ts';

/**
 * Keeps what the articles of an invoice are for the next one of its seller.
 *
 * @throws ApiError 422 when the file is no invoice, or an article is told twice.
 */
export async function keepArticles(
  trx: Transaction<Schema>,
  { found: { articles: found } }: KeptIntake,
  given: readonly IntakeArticleCategory[],
  by: { readonly name: string; readonly now: Date },
): Promise<void> {
  const field = 'article_categories';
  if (found === null) throw refusedFields([{ field, texts: [intakeTexts.noArticles] }]);
  const names = given.map(({ article }) => article);
  if (new Set(names).size < names.length) throw refusedFields([{ field, texts: [intakeTexts.articleTwice] }]);
  const shown = new Map(found.articles.map(({ article, name }) => [article, name]));
  // In one order, so that two who tell the same at once do not wait for each other.
  for (const { article, category } of given.toSorted((one, other) =>
    one.article < other.article ? -1 : 1,
  )) {
    const kept = {
      category,
      seller_name: found.seller.name,
      name: shown.get(article) ?? article,
      given_at: by.now,
      given_by_name: by.name,
    };
    await trx
      .insertInto('intake_article')
      .values({ seller: found.seller.key, article, ...kept })
      .onConflict((conflict) => conflict.columns(['seller', 'article']).doUpdateSet(kept))
      .execute();
  }
}
