import type { ReactElement } from 'react';

import { NewsCard, type NewsCardProps } from './NewsCard.tsx';
import { list } from './NewsCard.css.ts';

export interface NewsCardListProps {
  /** News items; `href` tells them apart. */
  readonly items: readonly NewsCardProps[];
}

/** News items in the columns of the page: four, two or one. */
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
