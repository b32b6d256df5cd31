import { markersPath } from '../core/path/markers.ts';
import * as fillStyles from './Fill.css.ts';
import * as styles from '../parts/key-mark/KeyMark.css.ts';
import * as plotStyles from '../parts/plot/Plot.css.ts';
import type { Key } from './key.ts';
import { path, rect, type Mark } from './marks.ts';

/** A small picture of a series' appearance, for legends. */
export interface KeyPicture {
  /** px. */
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

const middle = { x: 12, y: 6 };

function long(...marks: readonly Mark[]): KeyPicture {
  return { width: 24, height: 12, marks };
}

function square(size: number, ...marks: readonly Mark[]): KeyPicture {
  return { width: size, height: size, marks };
}

function box(size: number) {
  return { x: 0, y: 0, width: size, height: size, rx: 2 };
}

/** Draws line, dash and marker, or the fill of a bar or slice. */
export function keyPicture(key: Key): KeyPicture {
  switch (key.kind) {
    case 'line': {
      const { color, dash, marker } = key.style;
      const line = path(styles.line, 'M0 6h24', { color, dash });
      if (!marker) return long(line);
      const className = marker.isHollow ? styles.hollow : styles.filled;
      return long(line, path(className, markersPath(marker.shape, 4, [middle]), { color }));
    }
    case 'bar': {
      const className = key.isTinted ? `${styles.filled} ${styles.tinted}` : styles.filled;
      return square(11, rect(className, box(11), { color: key.color }));
    }
    case 'fill':
      return square(16, key.tile, rect(fillStyles.area, box(16), { tile: key.tile }));
    case 'missing':
      return long(path(plotStyles.hatch, 'M1 11L11 1M7 11L17 1M13 11L23 1'));
    case 'part':
      return key.color === undefined
        ? long(rect(styles.part, { x: 6.5, y: 0.5, width: 11, height: 11 }))
        : square(11, rect(styles.partBar, { x: 0.5, y: 0.5, width: 10, height: 10 }, { color: key.color }));
    case 'estimated':
      return long(path(styles.estimated, markersPath('circle', 2.5, [middle])));
    case 'none':
      return square(11);
  }
}
