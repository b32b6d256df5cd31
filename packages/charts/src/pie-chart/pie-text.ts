import { formatPercent } from '@vinrod/ui/format';

import type { CursorState } from '../cursor/cursor.ts';
import type { Readout } from '../parts/tooltip/readout.ts';
import { numberText, quantityText } from '../text/values.ts';
import { chartWords } from '../text/chart-words.ts';
import { listed } from '../text/words.ts';
import type { PieModel, PiePart } from './pie-model.ts';

/** How values and shares are written. */
export interface PieFormat {
  /** Unit of the values; `%` when they are shares already. */
  readonly unit: string;
  /** Decimals of the values. */
  readonly decimals: number;
  /** Decimals of the shares. */
  readonly shareDecimals: number;
}

/** A share: "10,18 %". */
export function shareText(share: number, { shareDecimals }: PieFormat): string {
  return formatPercent(share, { decimals: shareDecimals });
}

/** A value with its unit; null where it would only repeat the share. */
export function ownText({ value }: PiePart, { unit, decimals }: PieFormat): string | null {
  return unit === '%' ? null : quantityText(value, decimals, unit);
}

/** Says what a pie chart shows: every part, largest first. */
export function pieSummary({ parts, sum }: PieModel, format: PieFormat): string {
  if (parts.length === 0 || Number.isNaN(sum)) return chartWords.noParts;
  const bySize = parts.toSorted((a, b) => b.share - a.share);
  const texts = bySize.map((part) => `${part.label} ${shareText(part.share, format)}`);
  return `Störst är ${listed(texts)}. Tillsammans 100\u00A0%.`;
}

function foundPart(state: CursorState): string {
  if (state.found?.kind === 'highest') return `Störst, nummer ${state.found.place}: `;
  return state.found?.kind === 'lowest' ? `Minst, nummer ${state.found.place}: ` : '';
}

/** What the cursor says at a part: its share first. */
export function spokenPart(model: PieModel, index: number, state: CursorState, format: PieFormat): string {
  const part = model.parts[index];
  if (!part) return '';
  const share = `${numberText(part.share, format.shareDecimals)} procent`;
  const place = `del ${index + 1} av ${model.parts.length}`;
  const texts = [share, part.label, ownText(part, format), place].filter((text) => text !== null);
  return `${foundPart(state)}${texts.join(', ')}`;
}

/** The box beside a part. */
export function pieReadout(model: PieModel, index: number, format: PieFormat): Readout {
  const part = model.parts[index];
  const own = part ? ownText(part, format) : null;
  return {
    title: part?.label ?? '',
    detail: '',
    rows: part
      ? [
          {
            key: part.key,
            label: chartWords.share,
            mark: { kind: 'fill', fill: part.fill },
            value: shareText(part.share, format),
            note: own,
            earlier: null,
          },
        ]
      : [],
    currentKey: null,
    earlierLabel: null,
    sum: null,
  };
}
