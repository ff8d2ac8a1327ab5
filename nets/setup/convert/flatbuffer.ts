/**
 * Tables of a FlatBuffers file, read by the numbers of their fields: a table begins with the way
 * back to its list of fields, which says how far behind the table's beginning each one lies.
 */
export class FlatTable {
  readonly #view: DataView
  readonly #at: number

  private constructor(view: DataView, at: number) {
    this.#view = view
    this.#at = at
  }

  /** The outermost table of a file. Reading behind its end throws RangeError. */
  static root(bytes: Uint8Array): FlatTable {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return new FlatTable(view, view.getUint32(0, true))
  }

  /** Offset of a field; null: it is left out and has its default. */
  #field(number: number): number | null {
    const fields = this.#at - this.#view.getInt32(this.#at, true)
    const entry = 4 + number * 2
    if (entry >= this.#view.getUint16(fields, true)) return null
    const distance = this.#view.getUint16(fields + entry, true)
    return distance === 0 ? null : this.#at + distance
  }

  byte(number: number, otherwise = 0): number {
    const at = this.#field(number)
    return at === null ? otherwise : this.#view.getInt8(at)
  }

  int(number: number, otherwise = 0): number {
    const at = this.#field(number)
    return at === null ? otherwise : this.#view.getInt32(at, true)
  }

  #follow(at: number): number {
    return at + this.#view.getUint32(at, true)
  }

  table(number: number): FlatTable | null {
    const at = this.#field(number)
    return at === null ? null : new FlatTable(this.#view, this.#follow(at))
  }

  /** Offset of the elements of a list, and their number. */
  #list(number: number): { from: number; length: number } {
    const at = this.#field(number)
    if (at === null) return { from: 0, length: 0 }
    const list = this.#follow(at)
    return { from: list + 4, length: this.#view.getUint32(list, true) }
  }

  #each<T>(number: number, width: number, read: (at: number) => T): T[] {
    const { from, length } = this.#list(number)
    return Array.from({ length }, (_, i) => read(from + i * width))
  }

  tables(number: number): FlatTable[] {
    return this.#each(number, 4, (at) => new FlatTable(this.#view, this.#follow(at)))
  }

  ints(number: number): number[] {
    return this.#each(number, 4, (at) => this.#view.getInt32(at, true))
  }

  longs(number: number): number[] {
    return this.#each(number, 8, (at) => Number(this.#view.getBigInt64(at, true)))
  }

  floats(number: number): number[] {
    return this.#each(number, 4, (at) => this.#view.getFloat32(at, true))
  }

  /** A view of the file, not a copy. */
  bytes(number: number): Uint8Array {
    const { from, length } = this.#list(number)
    return new Uint8Array(this.#view.buffer, this.#view.byteOffset + from, length)
  }

  text(number: number): string {
    return Buffer.from(this.bytes(number)).toString()
  }
}
