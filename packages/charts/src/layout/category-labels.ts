import { labelWidth } from '../core/time/time-axis.ts';
import type { PlacedText, Plot } from './plot-box.ts';

const baseline = 18;

/** Names centred under adjacent places; only every n-th where there is no room for all. */
export function categoryLabels(names: readonly string[], { box, x }: Plot): PlacedText[] {
  const widest = Math.max(1, ...names.map(labelWidth)) * box.textScale;
  const pitch = (box.right - box.left) / Math.max(1, names.length);
  const every = Math.max(1, Math.ceil((widest + 6) / pitch));
  return names.flatMap((name, i): PlacedText[] =>
    i % every === 0
      ? [{ x: x.toX(i + 0.5), y: box.bottom + baseline * box.textScale, text: name, anchor: 'middle' }]
      : [],
  );
}
