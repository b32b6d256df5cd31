import { picture, type PageElement } from '../../chart/elements.ts';
import { keyPicture } from '../../chart/key-picture.ts';
import type { Key } from '../../chart/key.ts';
import * as styles from './KeyMark.css.ts';

/**
 * The legend key of a series, shown beside its name.
 *
 * @param id - Unique in the page.
 * @param className - Added to its own.
 */
export function keyMark(mark: Key, id: string, className = ''): PageElement {
  const { marks, ...size } = keyPicture(mark);
  return picture(`${styles.keyMark} ${className}`, size, { marks, id });
}
