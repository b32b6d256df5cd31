import { PNG } from 'pngjs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { comparePictures } from './picture.ts';

type Color = readonly [number, number, number];

const white: Color = [255, 255, 255];
const ink: Color = [20, 16, 15];

function picture(width: number, height: number, colorAt: (x: number, y: number) => Color): Buffer {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) png.data.set([...colorAt(x, y), 255], (y * width + x) * 4);
  }
  return PNG.sync.write(png);
}

/** A line of some pixels on white. */
const lineOf = (pixels: number) => picture(20, 10, (x, y) => (y === 5 && x < pixels ? ink : white));

const blank = (width: number, height: number) => picture(width, height, () => white);

describe('comparePictures', () => {
  it('finds nothing between a picture and itself', () => {
    expect(comparePictures(blank(20, 10), blank(20, 10))).toBeNull();
  });

  it('counts the pixels of a block that has moved in', () => {
    const block = picture(20, 10, (x, y) => (x < 5 && y < 4 ? ink : white));
    const difference = comparePictures(blank(20, 10), block);
    expect(difference).toMatchObject({ pixels: 20, share: 0.1 });
  });

  it('draws what differs in red, at its place', () => {
    const dot = picture(20, 10, (x, y) => (x >= 8 && x < 12 && y >= 3 && y < 7 ? ink : white));
    const drawing = PNG.sync.read(comparePictures(blank(20, 10), dot)?.drawing ?? Buffer.alloc(0));
    const at = (x: number, y: number) => [...drawing.data.subarray((y * 20 + x) * 4, (y * 20 + x) * 4 + 3)];
    expect(at(10, 5)).toEqual([255, 0, 0]);
    expect(at(1, 1)).not.toEqual([255, 0, 0]);
  });

  it('takes a shade that no eye tells apart for the same', () => {
    const almost = picture(20, 10, () => [254, 255, 254]);
    expect(comparePictures(blank(20, 10), almost)).toBeNull();
  });

  it('counts all that only the longer picture has, white too', () => {
    expect(comparePictures(blank(20, 10), blank(20, 14))).toMatchObject({ pixels: 80, share: 80 / 280 });
    expect(comparePictures(blank(20, 14), blank(20, 10))).toMatchObject({ pixels: 80 });
  });

  it('leaves out what neither picture covers when one is wider and the other longer', () => {
    expect(comparePictures(blank(20, 10), blank(10, 20))).toMatchObject({ pixels: 200, share: 0.5 });
  });

  it('refuses what is not a picture', () => {
    expect(() => comparePictures(Buffer.from('no picture'), blank(1, 1))).toThrow('unrecognised content');
  });
});

interface Drawn {
  readonly radius?: number;
  readonly fill?: string;
  /** Where the icon stands, px from the left. */
  readonly icon?: number;
}

/** A primary button with an icon and letters, drawn with the soft edges of a browser. */
function button({ radius = 4, fill = '#781a32', icon = 16 }: Drawn = {}): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="60">
    <rect width="160" height="60" fill="#fff"/>
    <rect x="8" y="10" width="144" height="40" rx="${radius}" fill="${fill}"/>
    <circle cx="${icon + 8}" cy="30" r="7.5" fill="none" stroke="#fff" stroke-width="1.5"/>
    <path d="M48 38 L56 22 L64 38 M51 33 L61 33 M72 38 V22 L84 38 V22" fill="none" stroke="#fff" stroke-width="1.7"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

describe('adoption S5: comparePictures finds what eyes see', () => {
  it.each<[string, Drawn]>([
    ['a corner of 6 px for one of 4', { radius: 6 }],
    ['a corner of 5 px for one of 4', { radius: 5 }],
    ['a colour lighter by 2 %', { fill: '#7d1f37' }],
    ['a colour with 2 % more of blue', { fill: '#781a37' }],
    ['an icon moved by 1 px', { icon: 17 }],
    ['an icon moved by half a pixel', { icon: 16.5 }],
  ])('%s', async (_what, planted) => {
    expect(comparePictures(await button(), await button(planted))).not.toBeNull();
  });

  it('a full stop, but not the three pixels that an edge of a layer may differ by', () => {
    expect(comparePictures(blank(20, 10), lineOf(3))).toBeNull();
    expect(comparePictures(blank(20, 10), lineOf(4))).toMatchObject({ pixels: 4 });
  });

  it('and nothing where the same was rounded otherwise', async () => {
    const before = await button();
    const rounded = PNG.sync.read(before);
    for (let at = 0; at < rounded.data.length; at += 4) {
      for (const channel of [0, 1, 2]) {
        const value = rounded.data.readUInt8(at + channel);
        rounded.data.writeUInt8(value > 127 ? value - ((at / 4 + channel) % 2) : value, at + channel);
      }
    }
    const after = PNG.sync.write(rounded);
    expect(after.equals(before)).toBe(false);
    expect(comparePictures(before, after)).toBeNull();
  });
});
