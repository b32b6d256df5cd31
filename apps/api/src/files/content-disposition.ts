import { deceivingCharacters } from './deceiving-characters.ts';

/** A name in ASCII without anything that could end the quotes. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w. -]/g, '_');
}

/** A name as the value of an extended parameter (RFC 8187, section 3.2.1). */
function extended(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
  );
}

/** `Content-Disposition` of a file to be saved under a name (RFC 6266), with a plain form for old clients. */
export function attachment(fileName: string): string {
  const shown = fileName.replaceAll(deceivingCharacters, '_');
  return `attachment; filename="${plain(shown)}"; filename*=UTF-8''${extended(shown)}`;
}
