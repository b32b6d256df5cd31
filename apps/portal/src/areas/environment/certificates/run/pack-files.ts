import type { RunFile } from './certificate-run.ts';

/** Characters that some file systems reserve. */
const unsafe = /[\\/:*?"<>|]+/g;

/** File name of a corporate group's certificates. */
export function fileNameOf(year: number, corporateGroup: string): string {
  return `Certifikat ${year} ${corporateGroup.replaceAll(unsafe, ' ').replaceAll(/\s+/g, ' ').trim()}.pdf`;
}

/** Makes file names unique: the second of the same name gets a 2. */
export function uniqueNames(names: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : name.replace(/(?=\.[^.]+$)/, ` ${count}`);
  });
}

/** Packs files into a zip without compression: pdfs are already compressed. */
export async function packFiles(files: readonly RunFile[]): Promise<Blob> {
  const { zipSync } = await import('fflate');
  const names = uniqueNames(files.map(({ name }) => name));
  const parts = await Promise.all(
    files.map(async ({ content }, index) => {
      const bytes = new Uint8Array(await content.arrayBuffer());
      return [names[index] ?? `${index + 1}.pdf`, bytes] as const;
    }),
  );
  return new Blob([zipSync(Object.fromEntries(parts), { level: 0 })], { type: 'application/zip' });
}
