import type { CursorState } from '../cursor/cursor.ts';
import { fillKey } from '../chart/fill-tile.ts';
import type { TableColumn } from '../chart/table-column.ts';
import { tooltip, tooltipRow, type TooltipContent } from '../chart/tooltip-content.ts';
import { valueColumn } from '../text/value-column.ts';
import { numberText, quantityText } from '../text/values.ts';
import { shareMessages } from '../share-bar/messages.ts';
import { listed } from '../text/words.ts';
import { pieMessages } from './messages.ts';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import type { PieModel, PiePart } from './pie-model.ts';

/** The format of values and shares. */
export interface PieFormat extends InLanguage {
  /** Unit of the values; `%` when they are shares already. */
  readonly unit: string;
  /** Decimals of the values. */
  readonly decimals: number;
  /** Decimals of the shares. */
  readonly shareDecimals: number;
}

/** A share: "10,18 %". */
export function shareText(share: number, { shareDecimals, language }: PieFormat): string {
  return quantityText(share, shareDecimals, '%', language);
}

/** A value with its unit; null where it would only repeat the share. */
export function ownText({ value }: PiePart, { unit, decimals, language }: PieFormat): string | null {
  return unit === '%' ? null : quantityText(value, decimals, unit, language);
}

/** Describes a pie chart: every part, largest first. */
export function pieSummary({ parts, sum }: PieModel, format: PieFormat): string {
  if (parts.length === 0 || Number.isNaN(sum)) return textsIn(shareMessages, format.language)('noParts');
  const bySize = parts.toSorted((a, b) => b.share - a.share);
  const texts = bySize.map((part) => `${part.label} ${shareText(part.share, format)}`);
  return textsIn(pieMessages, format.language)('summary', { what: listed(texts, format.language) });
}

function foundPart({ found }: CursorState, { language }: PieFormat): string {
  if (found?.kind !== 'highest' && found?.kind !== 'lowest') return '';
  const text = textsIn(pieMessages, language);
  return text(found.kind === 'highest' ? 'largest' : 'smallest', { place: found.place });
}

/** What the cursor announces at a part: its share first. */
export function spokenPart(model: PieModel, index: number, state: CursorState, format: PieFormat): string {
  const part = model.parts[index];
  if (!part) return '';
  const text = textsIn(pieMessages, format.language);
  const share = text('percent', { share: numberText(part.share, format.shareDecimals, format.language) });
  const place = text('place', { place: index + 1, of: model.parts.length });
  const texts = [share, part.label, ownText(part, format), place].filter((one) => one !== null);
  return `${foundPart(state, format)}${texts.join(', ')}`;
}

/** The tooltip of a part. */
export function pieTooltip(model: PieModel, index: number, format: PieFormat): TooltipContent {
  const part = model.parts[index];
  if (!part) return tooltip('', []);
  const label = textsIn(pieMessages, format.language)('share');
  const own = ownText(part, format);
  return tooltip(part.label, [
    tooltipRow(part.key, label, fillKey(part.fill), shareText(part.share, format), own),
  ]);
}

/** Columns of a pie chart's table: the shares, and the values where they differ from the shares. */
export function pieColumns({ parts, sum }: PieModel, format: PieFormat): TableColumn[] {
  const text = textsIn(pieMessages, format.language);
  const share = valueColumn({
    key: 'share',
    label: text('share'),
    unit: '%',
    language: format.language,
    values: Float64Array.from(parts, (part) => part.share),
    decimals: format.shareDecimals,
  });
  const value = valueColumn({
    key: 'value',
    label: text('value'),
    unit: format.unit,
    language: format.language,
    values: Float64Array.from(parts, (part) => part.value),
    decimals: format.decimals,
    sumOf: () => sum,
  });
  const whole = parts.length === 0 ? null : numberText(100, format.shareDecimals, format.language);
  const shares = { ...share, sumOf: () => whole };
  return format.unit === '%' ? [shares] : [shares, value];
}
