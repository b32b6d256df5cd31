import { pictureOf } from './chart-stages.ts';
import type { ChartKind, Reader } from './define-chart.ts';
import type { Mark } from './marks.ts';
import type { ChartArea, Picture } from './picture.ts';

const everything: Reader = { isVisible: () => true, isCompared: true };

/** The picture of a chart in the given room, with everything visible; null when the room has no width. */
export function drawn<Content, Model, Shown>(
  kind: ChartKind<Content, Model, Shown>,
  content: Content,
  { width, height = 300, window = null, textScale = 1 }: Partial<ChartArea>,
): Picture | null {
  const model = kind.model(content, 'sv');
  const room = { width: width ?? 700, textScale, window };
  const shown = kind.shown(kind.zoomed?.(model, room) ?? model, everything);
  return pictureOf(kind, shown, { ...room, height });
}

/** Path data of the mark with a key; empty when there is none. */
export function pathOf(marks: readonly Mark[], key: string): string {
  return String(marks.find((mark) => mark.key === key)?.attributes['d'] ?? '');
}
