import { PNG } from 'pngjs';
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
