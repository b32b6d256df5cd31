import type { RunFile } from './certificate-run.ts';

/** Characters that some file system takes for something else. */
const unsafe = /[\\/:*?"<>|]+/g;

/** What the certificates of a corporate group are called as a file. */
export function fileNameOf(year: number, corporateGroup: string): string {
  return `Certifikat ${year} ${corporateGroup.replaceAll(unsafe, ' ').replaceAll(/\s+/g, ' ').trim()}.pdf`;
}

/** Names that differ from each other: the second of the same name gets a 2. */
export function uniqueNames(names: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : name.replace(/(?=\.[^.]+$)/, ` ${count}`);
  });
}

/** Puts files into one zip file. They are not made smaller: a pdf is compressed already. */
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
