import sharp, { type Sharp } from 'sharp';

/** Aspect ratio of a news picture (specification, section 9). */
export const pictureRatio = { width: 255, height: 196 } as const;

/** Maximum pixels per side of an uploaded picture. */
const maxSide = 6000;

/** A news card is at least 255 px wide; four times that is sharp on every screen. */
const maxWidth = pictureRatio.width * 4;

/** A picture re-encoded from an upload. */
export interface Picture {
  readonly bytes: Buffer;
  readonly contentType: 'image/jpeg' | 'image/png';
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
}

/** Reason to refuse a picture. */
export type PictureProblem = 'unreadable' | 'too-large' | 'too-small';

/** Reads only the header of a picture, so a small file that claims to be huge costs nothing. */
async function readSize(bytes: Buffer): Promise<{ readonly width: number; readonly height: number } | null> {
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return autoOrient;
  } catch {
    return null;
  }
}

async function encode(image: Sharp, kind: 'jpg' | 'png'): Promise<Picture | 'unreadable'> {
  try {
    const encoded = kind === 'jpg' ? image.jpeg({ quality: 84 }) : image.png({ compressionLevel: 9 });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return {
      bytes: data,
      contentType: kind === 'jpg' ? 'image/jpeg' : 'image/png',
      width: info.width,
      height: info.height,
    };
  } catch {
    return 'unreadable';
  }
}

/** Re-encodes a picture: turns it upright and drops everything else in the file. */
export async function reencode(bytes: Buffer, kind: 'jpg' | 'png'): Promise<Picture | PictureProblem> {
  const size = await readSize(bytes);
  if (size === null) return 'unreadable';
  if (Math.max(size.width, size.height) > maxSide) return 'too-large';
  return encode(sharp(bytes, { failOn: 'error' }).autoOrient(), kind);
}

/** As {@link reencode}, cropped in the middle to the ratio of news pictures and no larger than a card can show. */
export async function toNewsPicture(bytes: Buffer, kind: 'jpg' | 'png'): Promise<Picture | PictureProblem> {
  const size = await readSize(bytes);
  if (size === null) return 'unreadable';
  if (Math.max(size.width, size.height) > maxSide) return 'too-large';
  if (size.width < pictureRatio.width || size.height < pictureRatio.height) return 'too-small';
  const scale = Math.min(
    maxWidth,
    size.width,
    Math.floor((size.height * pictureRatio.width) / pictureRatio.height),
  );
  const height = Math.round((scale * pictureRatio.height) / pictureRatio.width);
  const image = sharp(bytes, { failOn: 'error' }).autoOrient();
  return encode(image.resize(scale, height, { fit: 'cover' }), kind);
}
