/** Content types of pictures that every browser shows. SVG is a document that can run, so it is not one of them. */
export const IMAGE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** Largest picture that may be uploaded when the app says nothing else, in bytes. */
export const DEFAULT_MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** What keeps a picture from being uploaded. */
export type ImageProblem = 'missing' | 'type' | 'size';

/** Whether a picture may be uploaded; `null` when it may. */
export function imageProblem(
  file: Pick<File, 'type' | 'size'> | null,
  maxBytes: number,
): ImageProblem | null {
  if (file === null) return 'missing';
  if (!IMAGE_TYPES.includes(file.type)) return 'type';
  return file.size > maxBytes ? 'size' : null;
}
