import type { Intake, IntakeArticle, IntakeChange } from '@vinrod/api-client';

import { t } from '../texts.ts';

type Category = NonNullable<IntakeArticle['category']>;

/** What an article is, as it is chosen. */
export interface ArticleDraft {
  readonly article: string;
  /** Null until something is chosen. */
  readonly category: Category | null;
}

/** What an article can be, in the order of an invoice. */
export const categories: readonly Category[] = [
  'energy',
  'surcharge',
  'environment',
  'fixed_fee',
  'hedge',
  'grid',
  'tax',
  'other',
];

/** Name of the field of an article's category. */
export function articleField(article: string): string {
  return `category.${article}`;
}

/** What the articles of the file are, as it is known. */
export function articleDrafts({ articles }: Pick<Intake, 'articles'>): readonly ArticleDraft[] {
  return (articles?.articles ?? []).map(({ article, category }) => ({ article, category }));
}

/** Errors by field. */
export function articleProblems(
  { articles }: Pick<Intake, 'articles'>,
  drafts: readonly ArticleDraft[],
): Readonly<Record<string, string>> {
  const selected = new Map(drafts.map(({ article, category }) => [article, category]));
  return Object.fromEntries(
    (articles?.articles ?? [])
      .filter(({ article, is_needed: isNeeded }) => isNeeded && (selected.get(article) ?? null) === null)
      .map(({ article, name }) => [
        articleField(article),
        t('intakes.articles.categoryMissing', { article: name }),
      ]),
  );
}

/** The categories as the API takes them. */
export function articlesToSend(
  drafts: readonly ArticleDraft[],
): NonNullable<IntakeChange['article_categories']> {
  return drafts.flatMap(({ article, category }) => (category === null ? [] : [{ article, category }]));
}
