import { SaxesParser } from 'saxes';
import { BrandError } from './brand-error.ts';

/** What draws, and nothing that runs, loads, links or moves. */
const elements: ReadonlySet<string> = new Set(
  'svg g defs title desc symbol use path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop clipPath mask pattern filter feGaussianBlur feOffset feBlend feColorMatrix feComposite feFlood feMerge feMergeNode'.split(
    ' ',
  ),
);

/** Attributes whose value may be an address; an address inside the picture starts with `#`. */
const references: ReadonlySet<string> = new Set(['href', 'xlink:href', 'src']);

/** A picture as far as its frame is concerned. */
export interface SvgFrame {
  /** Width divided by height. */
  readonly ratio: number;
}

function reasonAgainst(name: string, value: string): string | null {
  if (/^on/i.test(name)) return `has the script "${name}"`;
  if (references.has(name.toLowerCase()) && !value.startsWith('#')) return `refers to "${value}"`;
  if (/url\(\s*['"]?(?!#)[^)]/i.test(value) || /@import|javascript:|expression\(/i.test(value))
    return `refers to something outside in "${name}"`;
  return null;
}

/**
 * Checks that an SVG draws and does nothing else: no script, no style sheet, no reference to anything outside itself.
 *
 * @param name - The field and file, which begin the sentence.
 * @throws BrandError in one sentence.
 */
export function checkSvg(text: string, name: string): SvgFrame {
  const parser = new SaxesParser();
  let frame: SvgFrame | undefined;
  const refuse = (reason: string): never => {
    throw new BrandError(`${name} ${reason}.`);
  };
  parser.on('error', () => refuse('is not well-formed XML'));
  parser.on('doctype', () => refuse('has a document type, which may hold anything'));
  parser.on('processinginstruction', () => refuse('has a processing instruction'));
  parser.on('opentag', (tag) => {
    const attributes = tag.attributes;
    if (!elements.has(tag.name)) refuse(`has the element <${tag.name}>, which a brand may not use`);
    for (const [attribute, value] of Object.entries(attributes)) {
      const reason = reasonAgainst(attribute, value);
      if (reason !== null) refuse(reason);
    }
    frame ??= frameOf(tag.name, attributes, refuse);
  });
  parser.write(text).close();
  return frame ?? refuse('has no picture');
}

function frameOf(
  name: string,
  attributes: Readonly<Record<string, string>>,
  refuse: (reason: string) => never,
): SvgFrame {
  if (name !== 'svg') refuse('does not begin with <svg>');
  const [, , width = 0, height = 0] = (attributes['viewBox'] ?? '').split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0)) refuse('has no viewBox');
  return { ratio: width / height };
}
