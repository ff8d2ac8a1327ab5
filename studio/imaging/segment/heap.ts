/** A queue that hands out the smallest key first; equal keys in a fixed order. */
export class MinHeap {
  readonly #keys: number[] = []
  readonly #values: number[] = []

  get size(): number {
    return this.#keys.length
  }

  push(key: number, value: number): void {
    const keys = this.#keys
    const values = this.#values
    let i = keys.length
    while (i > 0) {
      const parent = (i - 1) >> 1
      if ((keys[parent] as number) <= key) break
      keys[i] = keys[parent] as number
      values[i] = values[parent] as number
      i = parent
    }
    keys[i] = key
    values[i] = value
  }

  /** The smallest; only while `size` > 0. */
  pop(): { key: number; value: number } {
    const keys = this.#keys
    const values = this.#values
    const top = { key: keys[0] as number, value: values[0] as number }
    const key = keys.pop() as number
    const value = values.pop() as number
    if (keys.length > 0) this.#sink(key, value)
    return top
  }

  #sink(key: number, value: number): void {
    const keys = this.#keys
    const values = this.#values
    let i = 0
    for (;;) {
      let child = 2 * i + 1
      if (child >= keys.length) break
      if (child + 1 < keys.length && (keys[child + 1] as number) < (keys[child] as number)) child++
      if ((keys[child] as number) >= key) break
      keys[i] = keys[child] as number
      values[i] = values[child] as number
      i = child
    }
    keys[i] = key
    values[i] = value
  }
}
