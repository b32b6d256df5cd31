import type { ReactElement } from 'react';

import { NewsCard, type NewsCardProps } from './NewsCard.tsx';
import { list } from './NewsCard.css.ts';

export interface NewsCardListProps {
  /** News items; `href` identifies them. */
  readonly items: readonly (NewsCardProps & { readonly href: string })[];
}

/** News items in four, two or one columns. */
export function NewsCardList({ items }: NewsCardListProps): ReactElement {
  return (
    <ul className={list}>
      {items.map((item) => (
        <li key={item.href}>
          <NewsCard {...item} />
        </li>
      ))}
    </ul>
  );
}
