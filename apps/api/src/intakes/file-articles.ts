import type { IntakeArticle, IntakeArticleCategory, IntakeArticles } from '@vinrod/api-client/contract';
import { sql } from 'kysely';
import type { Queries } from '../store/database.ts';
import type { CategoryOf, FileArticle, FileSeller } from '../supplier/files/file-format.ts';
import type { KeptSettings } from './intake-settings.ts';

/** What an invoice sells, as it is kept with what was found in its file. */
export interface FoundArticles {
  readonly seller: FileSeller;
  readonly articles: readonly Pick<IntakeArticle, 'article' | 'name' | 'unit' | 'is_needed'>[];
}

/** The most articles that an answer has. */
const mostShown = 200;

/** Characters of a name that are shown. */
const longestName = 200;

async function keptCategories(
  db: Queries,
  { key }: FileSeller,
  articles: readonly FileArticle[],
): Promise<readonly IntakeArticleCategory[]> {
  const names = articles.map(({ article }) => article);
  return db
    .selectFrom('intake_article')
    .select(['article', 'category'])
    .where('seller', '=', key)
    .where(sql<boolean>`article = any(${names}::text[])`)
    .orderBy('article')
    .execute();
}

/** What an invoice sells, found while it is read: with the categories that were told of it, or of another of its seller. */
export class OpenArticles {
  readonly #db: Queries;
  readonly #mayAdopt: boolean;
  given: KeptSettings['article_categories'];
  found: FoundArticles | null = null;

  constructor(db: Queries, { article_categories: given }: KeptSettings, mayAdopt: boolean) {
    this.#db = db;
    this.given = given;
    this.#mayAdopt = mayAdopt;
  }

  async categoriesOf(seller: FileSeller, articles: readonly FileArticle[]): Promise<CategoryOf> {
    const known = new Map(this.given.map(({ article, category }) => [article, category]));
    if (this.#mayAdopt) {
      const kept = (await keptCategories(this.#db, seller, articles)).filter(
        ({ article }) => !known.has(article),
      );
      for (const { article, category } of kept) known.set(article, category);
      this.given = [...this.given, ...kept];
    }
    const asked = articles.filter(({ article, isNeeded }) => isNeeded && !known.has(article));
    const others = articles.filter((one) => !asked.includes(one));
    this.found = {
      seller,
      articles: [...asked, ...others].slice(0, mostShown).map(({ article, name, unit, isNeeded }) => ({
        article,
        name: name.slice(0, longestName),
        unit,
        is_needed: isNeeded,
      })),
    };
    return ({ article }) => known.get(article) ?? null;
  }
}

/** A file of which its articles and what was told are known. */
interface KeptArticles {
  readonly found: { readonly articles: FoundArticles | null };
  readonly settings: KeptSettings;
}

/** Articles as they are answered with. */
export function articlesAnswer({ found, settings }: KeptArticles): IntakeArticles | null {
  if (found.articles === null) return null;
  const { seller, articles } = found.articles;
  const known = new Map(settings.article_categories.map(({ article, category }) => [article, category]));
  return {
    seller: seller.name,
    articles: articles.map((one) => ({ ...one, category: known.get(one.article) ?? null })),
  };
}

/** What is told of the articles that are shown. */
export function shownCategories({ found, settings }: KeptArticles): IntakeArticleCategory[] {
  const shown = new Set(found.articles?.articles.map(({ article }) => article));
  return settings.article_categories.filter(({ article }) => shown.has(article));
}
