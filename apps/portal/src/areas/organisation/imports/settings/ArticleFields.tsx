import type { IntakeArticles } from '@vinrod/api-client';
import { Heading } from '@vinrod/ui/heading';
import { Select } from '@vinrod/ui/select';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { t } from '../texts.ts';
import { articleField, categories, type ArticleDraft } from './article-drafts.ts';
import * as styles from './SettingsCard.css.ts';

export interface ArticleFieldsProps {
  readonly found: IntakeArticles;
  readonly drafts: readonly ArticleDraft[];
  readonly errors: Readonly<Record<string, string>>;
  readonly isReadOnly: boolean;
  readonly onChange: (drafts: readonly ArticleDraft[]) => void;
}

/** What the articles of an invoice are. */
export function ArticleFields({
  found: { seller, articles },
  drafts,
  errors,
  isReadOnly,
  onChange,
}: ArticleFieldsProps): ReactElement {
  return (
    <div>
      <Heading level={3}>{t('intakes.articles.title')}</Heading>
      <Text size="small" tone="muted">
        {t('intakes.articles.hint', { seller })}
      </Text>
      <ul className={styles.columns}>
        {articles.map(({ article, name, unit, is_needed: isNeeded }, place) => {
          const draft = drafts[place];
          if (draft === undefined) return null;
          const facts = [...(article === name ? [] : [article]), t(`intakes.articles.unit.${unit}`)];
          return (
            <li key={article} className={styles.column}>
              <div>
                <div className={styles.head}>{name}</div>
                <div className={styles.samples}>{facts.join(' · ')}</div>
              </div>
              <Select
                label={t('intakes.articles.category', { article: name })}
                name={articleField(article)}
                placeholder={t(isNeeded ? 'intakes.columns.unknown' : 'intakes.articles.untold')}
                size="sm"
                isDisabled={isReadOnly}
                value={draft.category}
                onChange={(category) => onChange(drafts.with(place, { ...draft, category }))}
                options={categories.map((value) => ({ value, label: t(`invoices.category.${value}`) }))}
                errorMessage={errors[articleField(article)]}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
