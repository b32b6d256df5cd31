import type { ReactElement } from 'react';

import * as styles from './NewsCard.css.ts';

/** An image of a news item. */
export interface NewsImageData {
  readonly url: string;
  /** Alternative text; empty for a decorative image. */
  readonly altText: string;
}

/** The image in the ratio 255:196 (spec section 9); without one the load bars of the logo mark. */
export function NewsImage({ image }: { readonly image: NewsImageData | null }): ReactElement {
  return (
    <div className={styles.picture}>
      {image === null ? (
        <svg aria-hidden="true" className={styles.drawing} viewBox="0 0 255 196">
          <rect height="66" rx="6" width="24" x="55" y="34" />
          <rect height="72" rx="6" width="24" x="85" y="64" />
          <rect height="78" rx="6" width="24" x="115" y="88" />
          <rect height="72" rx="6" width="24" x="145" y="64" />
          <rect height="66" rx="6" width="24" x="175" y="34" />
        </svg>
      ) : (
        <img
          alt={image.altText}
          className={styles.image}
          decoding="async"
          height={196}
          loading="lazy"
          src={image.url}
          width={255}
        />
      )}
    </div>
  );
}
