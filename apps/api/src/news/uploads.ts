import { isDeceiving } from '../files/deceiving-characters.ts';
import type { FieldProblem } from '../server/api-error.ts';
import type { FormFile } from '../server/multipart.ts';
import type { Text } from '@vinrod/locale/messages/texts';
import { contentTypes, fileKind } from './file-kind.ts';
import { reencode, toNewsPicture, type Picture, type PictureProblem } from './news-picture.ts';
import { newsTexts } from './texts.ts';

/** Maximum file size in bytes: 10 MB of 1 048 576 bytes, as sizes are displayed (specification, section 5). */
export const maxFileSize = 10 * 1024 * 1024;

/** A file that may be stored. */
export interface Attachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

const pictureTexts: Readonly<Record<PictureProblem, Text>> = {
  unreadable: newsTexts.wrongImageKind,
  'too-large': newsTexts.imageTooLarge,
  'too-small': newsTexts.imageTooSmall,
};

const longestName = 200;

/** Whether a name is a plain, printable file name without a path. */
function isFileName(name: string): boolean {
  return (
    name.trim() !== '' &&
    name.length <= longestName &&
    !/[/\\:]/.test(name) &&
    !isDeceiving(name) &&
    !/^\.+$/.test(name)
  );
}

function problem(field: string, text: Text): FieldProblem {
  return { field, texts: [text] };
}

function checkForm({ field, name, bytes, isTooLarge }: FormFile): FieldProblem | null {
  if (isTooLarge || bytes.length > maxFileSize) return problem(field, newsTexts.fileTooLarge);
  if (bytes.length === 0) return problem(field, newsTexts.emptyFile);
  return isFileName(name) ? null : problem(field, newsTexts.badFileName);
}

/** Checks a file by its bytes; pictures are re-encoded. */
export async function readAttachment(file: FormFile): Promise<Attachment | FieldProblem> {
  const wrong = checkForm(file);
  if (wrong !== null) return wrong;
  const kind = await fileKind(file.name, file.bytes);
  if (kind === null) return problem(file.field, newsTexts.wrongFileKind);
  if (kind !== 'jpg' && kind !== 'png')
    return { fileName: file.name, contentType: contentTypes[kind], bytes: file.bytes };
  const picture = await reencode(file.bytes, kind);
  return typeof picture === 'string'
    ? problem(file.field, pictureTexts[picture])
    : { fileName: file.name, contentType: picture.contentType, bytes: picture.bytes };
}

/** Checks and crops the picture of a news item. */
export async function readPicture(file: FormFile): Promise<Picture | FieldProblem> {
  const wrong = checkForm(file);
  if (wrong !== null) return wrong;
  const kind = await fileKind(file.name, file.bytes);
  if (kind !== 'jpg' && kind !== 'png') return problem(file.field, newsTexts.wrongImageKind);
  const picture = await toNewsPicture(file.bytes, kind);
  return typeof picture === 'string' ? problem(file.field, pictureTexts[picture]) : picture;
}
