import { NEWS_IMAGE_RATIO } from '@vinrod/ui/format';

/** Part of a picture kept when it is cropped to the ratio of news pictures. */
export const cropParts = ['start', 'middle', 'end'] as const;

/** From the left of a wide picture, from the top of a tall one. */
export type CropPart = (typeof cropParts)[number];

/** A rectangle in pixels of the picture. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const shares: Readonly<Record<CropPart, number>> = { start: 0, middle: 0.5, end: 1 };

/** Largest rectangle in the ratio 255/196 (spec section 9) that fits, at the selected part. */
export function cropOf(size: { readonly width: number; readonly height: number }, part: CropPart): Crop {
  const width = Math.min(size.width, Math.round(size.height * NEWS_IMAGE_RATIO));
  const height = Math.min(size.height, Math.round(size.width / NEWS_IMAGE_RATIO));
  return {
    x: Math.round((size.width - width) * shares[part]),
    y: Math.round((size.height - height) * shares[part]),
    width,
    height,
  };
}

/**
 * Crops a picture.
 *
 * @throws Error when the browser cannot read or write the picture.
 */
export async function cropPicture(file: File, part: CropPart): Promise<File> {
  const bitmap = await createImageBitmap(file);
  try {
    const crop = cropOf(bitmap, part);
    const canvas = document.createElement('canvas');
    canvas.width = crop.width;
    canvas.height = crop.height;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('The picture cannot be drawn.');
    context.drawImage(bitmap, crop.x, crop.y, crop.width, crop.height, 0, 0, crop.width, crop.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, 0.92));
    if (blob === null) throw new Error('The picture cannot be written.');
    return new File([blob], file.name, { type: blob.type });
  } finally {
    bitmap.close();
  }
}
