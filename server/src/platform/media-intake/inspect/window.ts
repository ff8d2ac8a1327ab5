/** Bytes of a file here and there, read in blocks: walking a file costs no memory of its size. */
import type { FileHandle } from 'node:fs/promises'

const BLOCK_BYTES = 256 * 1024

export class FileWindow {
  #block = Buffer.alloc(0)
  #start = 0

  constructor(
    private readonly handle: FileHandle,
    /** Of the file. */
    readonly size: number,
  ) {}

  /** Fewer bytes than requested where the file ends; at most a block. */
  async read(at: number, length: number): Promise<Buffer> {
    const wanted = Math.max(0, Math.min(length, this.size - at))
    if (at < this.#start || at + wanted > this.#start + this.#block.length) await this.#move(at)
    return this.#block.subarray(at - this.#start, at - this.#start + wanted)
  }

  /** Available bytes from there on: at least two where the file has them. */
  async rest(at: number): Promise<Buffer> {
    const inside = at >= this.#start && at + 2 <= this.#start + this.#block.length
    if (!inside) await this.#move(at)
    return this.#block.subarray(at - this.#start)
  }

  async #move(at: number): Promise<void> {
    const block = Buffer.allocUnsafe(Math.max(0, Math.min(BLOCK_BYTES, this.size - at)))
    const { bytesRead } = await this.handle.read(block, 0, block.length, at)
    this.#block = block.subarray(0, bytesRead)
    this.#start = at
  }
}
