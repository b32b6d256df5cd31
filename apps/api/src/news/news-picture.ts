import sharp, { type Sharp } from 'sharp';

/** Width and height of a news picture are as these (specification, section 9). */
export const pictureRatio = { width: 255, height: 196 } as const;

/** Most pixels in either direction of a picture that is sent in. */
const maxSide = 6000;

/** A news card is 255 px wide at least; four times that is sharp on every screen. */
const maxWidth = pictureRatio.width * 4;

/** A picture that has been rebuilt from what was sent in. */
export interface Picture {
  readonly bytes: Buffer;
  readonly contentType: 'image/jpeg' | 'image/png';
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
}

/** Why a picture is refused. */
export type PictureProblem = 'unreadable' | 'too-large' | 'too-small';

/** Reads the head of a picture only, so a small file that claims to be huge costs nothing. */
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

/** Makes a picture again: turned upright, and without whatever else its file held. */
export async function reencode(bytes: Buffer, kind: 'jpg' | 'png'): Promise<Picture | PictureProblem> {
  const size = await readSize(bytes);
  if (size === null) return 'unreadable';
  if (Math.max(size.width, size.height) > maxSide) return 'too-large';
  return encode(sharp(bytes, { failOn: 'error' }).autoOrient(), kind);
}

/** The same, cut in the middle to the ratio of news pictures and made no larger than a card can show. */
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
