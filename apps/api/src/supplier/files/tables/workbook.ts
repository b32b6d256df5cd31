import { fromRandomAccessReaderPromise, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import { Readable } from 'node:stream';
import { NamelessFile } from '../../../files/nameless-file.ts';
import { piecesOf } from './pieces.ts';
import { TableProblem } from './table-cell.ts';
import { tableTexts } from './texts.ts';

/** Maximum size of a workbook as it is sent: a full sheet of numbers is about 50 MB. */
const mostPacked = 256 * 1024 ** 2;
/** Maximum entries: a workbook of 500 sheets has about 1500. */
const mostEntries = 10_000;
/** Maximum size of all entries, unpacked: a full sheet with thirty columns. */
const mostUnpacked = 1024 ** 3;
/** Beyond this size an entry that unpacks to more than so many times its size is a bomb: sheets reach 30. */
const bomb = { size: 32 * 1024 ** 2, ratio: 150 } as const;

/** Bytes read at once. */
const readSize = 256 * 1024;

async function* rangeOf(
  file: NamelessFile,
  start: number,
  end: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  for (let at = start; at < end;) {
    const size = Math.min(readSize, end - at);
    yield await file.read(at, size);
    at += size;
  }
}

/** Reads parts of a file that is held open. */
class FileReader extends RandomAccessReader {
  readonly #file: NamelessFile;

  constructor(file: NamelessFile) {
    super();
    this.#file = file;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    // A stream of the handle itself would close it.
    return Readable.from(rangeOf(this.#file, start, end), { objectMode: false });
  }
}

/** Writes a body to a file without a name. */
async function kept(
  body: AsyncIterable<Uint8Array>,
): Promise<{ readonly file: NamelessFile; readonly size: number }> {
  const file = await NamelessFile.open();
  try {
    let size = 0;
    for await (const piece of piecesOf(body)) {
      size += piece.length;
      if (size > mostPacked) throw new TableProblem(1, tableTexts.tooLarge);
      await file.append(piece);
    }
    return { file, size };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/**
 * The parts of a workbook: a zip file by Open Packaging Conventions (ECMA-376, part 2). `yauzl` reads the zip and `saxes`
 * the XML, each as a stream: libraries that read workbooks as such hold all of one in memory, or are no longer kept.
 */
export class Workbook {
  readonly #zip: ZipFile;
  readonly #file: NamelessFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, file: NamelessFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#file = file;
    this.#entries = entries;
  }

  /**
   * Keeps a workbook in a file while it is read, because its directory is at its end.
   *
   * @throws TableProblem when it is no zip file, is encrypted, or would unpack to too much.
   */
  static async open(body: AsyncIterable<Uint8Array>): Promise<Workbook> {
    const { file, size } = await kept(body);
    try {
      const zip = await fromRandomAccessReaderPromise(new FileReader(file), size, {
        autoClose: false,
        lazyEntries: true,
        validateEntrySizes: true,
      });
      if (zip.entryCount > mostEntries) throw new TableProblem(1, tableTexts.zipBomb);
      const entries = new Map<string, Entry>();
      let total = 0;
      for await (const entry of zip.eachEntry()) {
        if (entries.has(entry.fileName.toLowerCase())) throw new TableProblem(1, tableTexts.damagedWorkbook);
        entries.set(entry.fileName.toLowerCase(), entry);
        total += entry.uncompressedSize;
        if (total > mostUnpacked) throw new TableProblem(1, tableTexts.zipBomb);
      }
      return new Workbook(zip, file, entries);
    } catch (error) {
      await file.close();
      throw error instanceof TableProblem ? error : new TableProblem(1, tableTexts.damagedWorkbook);
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /**
   * The bytes of a part, unpacked as they are read; their size is checked against what the directory says.
   *
   * @throws TableProblem when there is no such part, or it is damaged or too large.
   */
  async *read(name: string, most: number = mostUnpacked): AsyncGenerator<Uint8Array, void, undefined> {
    const entry = this.#entries.get(name.toLowerCase());
    if (entry === undefined) throw new TableProblem(1, tableTexts.damagedWorkbook);
    if (entry.isEncrypted()) throw new TableProblem(1, tableTexts.encrypted);
    const { compressedSize, uncompressedSize } = entry;
    const isBomb = uncompressedSize > bomb.size && uncompressedSize > compressedSize * bomb.ratio;
    if (uncompressedSize > most || isBomb) throw new TableProblem(1, tableTexts.zipBomb);
    let stream: Readable | null = null;
    try {
      stream = await this.#zip.openReadStreamPromise(entry);
      for await (const part of stream) {
        const bytes: unknown = part;
        if (bytes instanceof Uint8Array) yield bytes;
      }
    } catch (error) {
      throw error instanceof TableProblem ? error : new TableProblem(1, tableTexts.damagedWorkbook);
    } finally {
      stream?.destroy();
    }
  }

  async close(): Promise<void> {
    this.#zip.close();
    await this.#file.close();
  }
}
