import type { InLanguage } from '../core/texts-in.ts';
import { hiddenMark, hiddenName } from '../parts/legend/Legend.css.ts';

/** Text of an exported picture besides the drawing. */
export interface PictureText extends InLanguage {
  /** BCP 47 tag of the language. */
  readonly locale: string;
  readonly title: string;
  /** Period and sum, under the title. */
  readonly subtitle: string;
  /** The generated summary: the text alternative inside the file. */
  readonly summary: string;
  /** What the numbers in the drawing stand for. */
  readonly notes?: readonly string[];
}

/** A legend entry: the drawing of its mark, and its name. */
export interface PictureKey {
  readonly mark: SVGSVGElement;
  readonly label: string;
}

const namespace = 'http://www.w3.org/2000/svg';
const margin = 16;
const headerHeight = 52;
const keyWidth = 240;
const keyHeight = 24;
const noteHeight = 20;

/** Properties set by the style sheet that a standalone file has to include. */
const carried = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'opacity',
  'font-size',
  'font-weight',
  'font-family',
  'text-anchor',
  'shape-rendering',
  'color',
  'display',
] as const;

function withOwnStyles(original: SVGElement): SVGElement {
  const copy = document.importNode(original, true);
  const originals = [original, ...original.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  for (const [i, styled] of originals.entries()) {
    const target = copies[i];
    const computed = getComputedStyle(styled);
    if (!target) continue;
    if (styled.matches(`.${hiddenMark}, .${hiddenName}`)) {
      target.remove();
      continue;
    }
    target.removeAttribute('class');
    target.removeAttribute('style');
    for (const property of carried) {
      const value = computed.getPropertyValue(property);
      const isPath = target.getAttribute(property) !== null && property === 'fill';
      if (value !== '' && !isPath) target.style.setProperty(property, value);
    }
  }
  copy.removeAttribute('aria-hidden');
  return copy;
}

function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  text?: string,
): SVGElement {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  if (text !== undefined) made.textContent = text;
  return made;
}

function heading({ title, subtitle }: PictureText): SVGElement[] {
  return [
    element('text', { x: margin, y: margin + 16, 'font-size': 17, 'font-weight': 600 }, title),
    element('text', { x: margin, y: margin + 36 }, subtitle),
  ];
}

function legend(keys: readonly PictureKey[], top: number, perRow: number): SVGElement[] {
  return keys.flatMap(({ mark, label }, i) => {
    const x = margin + (i % perRow) * keyWidth;
    const y = top + Math.floor(i / perRow) * keyHeight;
    const drawn = withOwnStyles(mark);
    drawn.setAttribute('x', String(x));
    drawn.setAttribute('y', String(y));
    return [drawn, element('text', { x: x + 32, y: y + 11 }, label)];
  });
}

function notes(texts: readonly string[], top: number): SVGElement[] {
  return texts.map((text, i) =>
    element('text', { x: margin, y: top + i * noteHeight + 11 }, `${i + 1}. ${text}`),
  );
}

/**
 * A chart as a standalone SVG file: styles written out, title, period, legend and the summary as its text
 * alternative, on the surface of the page.
 *
 * @param drawing - The chart as it is shown.
 */
export function chartSvg(drawing: SVGSVGElement, keys: readonly PictureKey[], text: PictureText): SVGElement {
  const page = getComputedStyle(drawing.closest('figure') ?? drawing);
  const [color, font] = [page.color, getComputedStyle(drawing).fontFamily];
  const size = { width: drawing.viewBox.baseVal.width, height: drawing.viewBox.baseVal.height };
  const width = size.width + 2 * margin;
  const perRow = Math.max(1, Math.floor((width - 2 * margin) / keyWidth));
  const legendTop = margin + headerHeight + size.height + margin;
  const notesTop = legendTop + Math.ceil(keys.length / perRow) * keyHeight;
  const noteTexts = text.notes ?? [];
  const height = notesTop + noteTexts.length * noteHeight + margin;
  const svg = element('svg', {
    xmlns: namespace,
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'xml:lang': text.locale,
    role: 'graphics-document document',
  });
  const chart = withOwnStyles(drawing);
  chart.setAttribute('x', String(margin));
  chart.setAttribute('y', String(margin + headerHeight));
  const words = element('g', { fill: color, 'font-family': font, 'font-size': 13 });
  words.append(...heading(text), ...legend(keys, legendTop, perRow), ...notes(noteTexts, notesTop));
  svg.append(
    element('title', {}, text.title),
    element('desc', {}, text.summary),
    element('rect', { width, height, fill: surfaceOf(drawing) }),
    words,
    chart,
  );
  return svg;
}

/** Background colour of the chart: that of the nearest ancestor that has one. */
function surfaceOf(drawing: Element): string {
  for (let at: Element | null = drawing; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== 'transparent') return backgroundColor;
  }
  return 'Canvas';
}
