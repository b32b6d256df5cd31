import type { PublishedNews } from '@vinrod/api-client';
import { formatFileSize } from '@vinrod/ui/format';
import { Link } from '@vinrod/ui/link';
import { Section } from '@vinrod/ui/section';
import type { ReactElement } from 'react';

import { RichText } from '#areas/news/rich-text';
import { t } from '#messages';

import * as styles from './NewsArticle.css.ts';

export interface NewsArticleProps {
  readonly article: Pick<PublishedNews, 'image' | 'preamble' | 'body' | 'attachments'>;
}

/** A news item under its heading, as its readers see it. */
export function NewsArticle({ article }: NewsArticleProps): ReactElement {
  const { image, preamble, body, attachments } = article;
  return (
    <article className={styles.article}>
      {image === null ? null : (
        <img
          className={styles.image}
          src={image.url}
          alt={image.alt_text}
          width={image.width}
          height={image.height}
        />
      )}
      <p className={styles.preamble}>{preamble}</p>
      <RichText html={body} />
      {attachments.length === 0 ? null : (
        <Section title={t('news.attachments')} hasRule>
          <ul className={styles.attachments}>
            {attachments.map(({ id, file_name: name, size_bytes: size, url }) => (
              <li key={id}>
                <Link href={url} download>
                  {t('news.attachment', { name, size: formatFileSize(size) })}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </article>
  );
}
