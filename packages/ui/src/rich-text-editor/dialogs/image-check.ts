/** Picture types that every browser shows. Not SVG, which is a document that can run scripts. */
export const IMAGE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** Default size limit of an uploaded picture, in bytes. */
export const DEFAULT_MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** Why a picture is refused. */
export type ImageProblem = 'missing' | 'type' | 'size';

/** Why a picture is refused; `null` when it is allowed. */
export function imageProblem(
  file: Pick<File, 'type' | 'size'> | null,
  maxBytes: number,
): ImageProblem | null {
  if (file === null) return 'missing';
  if (!IMAGE_TYPES.includes(file.type)) return 'type';
  return file.size > maxBytes ? 'size' : null;
}
