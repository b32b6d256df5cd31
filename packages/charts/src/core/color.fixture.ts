/** Colour arithmetic for the palette tests. Components of colours are 0–1. */

/** Red, green and blue, linear light. */
export type LinearRgb = readonly [r: number, g: number, b: number];

/** Kind of colour vision. */
export type Vision = 'normal' | 'protan' | 'deutan' | 'tritan';

type Matrix = readonly [LinearRgb, LinearRgb, LinearRgb];

/** Full-severity simulation in linear light (Machado, Oliveira & Fernandes 2009). */
const visions: Readonly<Record<Vision, Matrix>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** sRGB to XYZ relative to D65 white. */
const toXyz: Matrix = [
  [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
];

function times(matrix: Matrix, [r, g, b]: LinearRgb): LinearRgb {
  const row = ([x, y, z]: LinearRgb) => x * r + y * g + z * b;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

/** Reads `#rrggbb`. */
export function linearRgb(hex: string): LinearRgb {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Contrast of two colours, 1–21 (WCAG 2.2). */
export function contrast(a: LinearRgb, b: LinearRgb): number {
  const luminance = ([red, green, blue]: LinearRgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((p, q) => q - p);
  return (high + 0.05) / (low + 0.05);
}

function clip(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** A colour as seen with a kind of colour vision, clipped to what a screen can show. */
export function seenWith(vision: Vision, color: LinearRgb): LinearRgb {
  const [r, g, b] = times(visions[vision], color);
  return [clip(r), clip(g), clip(b)];
}

interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

function f(value: number): number {
  return value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116;
}

function lab(color: LinearRgb): Lab {
  const [x, y, z] = times(toXyz, color);
  return { l: 116 * f(y) - 16, a: 500 * (f(x) - f(y)), b: 200 * (f(y) - f(z)) };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function hue(b: number, a: number): number {
  const angle = (Math.atan2(b, a) * 180) / Math.PI;
  return angle < 0 ? angle + 360 : angle;
}

/** CIEDE2000 difference of two Lab colours (Sharma, Wu & Dalal 2005). */
export function labDifference(one: Lab, two: Lab): number {
  const meanC = (Math.hypot(one.a, one.b) + Math.hypot(two.a, two.b)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)));
  const [a1, a2] = [one.a * (1 + g), two.a * (1 + g)];
  const [c1, c2] = [Math.hypot(a1, one.b), Math.hypot(a2, two.b)];
  const isGrey = c1 * c2 === 0;
  const [h1, h2] = [c1 === 0 ? 0 : hue(one.b, a1), c2 === 0 ? 0 : hue(two.b, a2)];
  const turn = h2 - h1;
  const shortTurn = Math.abs(turn) <= 180 ? turn : turn - Math.sign(turn) * 360;
  const dh = isGrey ? 0 : shortTurn;
  const sum = h1 + h2;
  let meanH = isGrey ? sum : sum / 2;
  if (!isGrey && Math.abs(turn) > 180) meanH += sum < 360 ? 180 : -180;
  const meanL = (one.l + two.l) / 2;
  const meanCp = (c1 + c2) / 2;
  const t =
    1 -
    0.17 * Math.cos(radians(meanH - 30)) +
    0.24 * Math.cos(radians(2 * meanH)) +
    0.32 * Math.cos(radians(3 * meanH + 6)) -
    0.2 * Math.cos(radians(4 * meanH - 63));
  const sl = 1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2);
  const sc = 1 + 0.045 * meanCp;
  const sh = 1 + 0.015 * meanCp * t;
  const rc = 2 * Math.sqrt(meanCp ** 7 / (meanCp ** 7 + 25 ** 7));
  const rt = -rc * Math.sin(radians(60 * Math.exp(-(((meanH - 275) / 25) ** 2))));
  const dl = (two.l - one.l) / sl;
  const dc = (c2 - c1) / sc;
  const dH = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(dh / 2))) / sh;
  return Math.sqrt(dl ** 2 + dc ** 2 + dH ** 2 + rt * dc * dH);
}

/** Lightness of a colour, 0–100 (L* of CIELAB): how it looks in greyscale. */
export function lightness(color: LinearRgb): number {
  return lab(color).l;
}

/** CIEDE2000 difference of two colours. */
export function difference(one: LinearRgb, two: LinearRgb): number {
  return labDifference(lab(one), lab(two));
}
