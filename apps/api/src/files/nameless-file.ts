import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file without a name, which is gone when it is closed, or when the process ends: for what memory has no room for. */
export class NamelessFile {
  readonly #file: FileHandle;
  #size = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async open(): Promise<NamelessFile> {
    const path = join(tmpdir(), `vinrod-${randomUUID()}`);
    const file = await open(path, 'wx+', 0o600);
    try {
      await rm(path);
      return new NamelessFile(file);
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** Bytes that it has. */
  get size(): number {
    return this.#size;
  }

  /** @throws Error when the disk is full */
  async append(bytes: Uint8Array): Promise<void> {
    // Unlike `write`, this goes on until everything is written.
    await this.#file.writeFile(bytes);
    this.#size += bytes.length;
  }

  /**
   * The bytes from a position on.
   *
   * @throws RangeError when the file does not have so many
   */
  async read(position: number, size: number): Promise<Buffer> {
    const { bytesRead, buffer } = await this.#file.read(Buffer.alloc(size), 0, size, position);
    if (bytesRead < size) throw new RangeError('The file ends before what is read of it.');
    return buffer;
  }

  async close(): Promise<void> {
    await this.#file.close();
  }
}
