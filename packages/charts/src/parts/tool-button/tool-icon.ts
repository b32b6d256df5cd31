import { picture, type PageElement } from '../../chart/elements.ts';
import * as styles from './ToolButton.css.ts';

const size = { width: 15, height: 15 };

/** A 15 × 15 px icon in the text colour. */
export function toolIcon(d: string): PageElement {
  return picture(styles.icon, size, { marks: [{ tag: 'path', attributes: { d } }], id: '' });
}
