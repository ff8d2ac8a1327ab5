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
      if (keys[parent] <= key) break
      keys[i] = keys[parent]
      values[i] = values[parent]
      i = parent
    }
    keys[i] = key
    values[i] = value
  }

  /** The smallest; only while `size` > 0. */
  pop(): { key: number; value: number } {
    const keys = this.#keys
    const values = this.#values
    const top = { key: keys[0], value: values[0] }
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
      if (child + 1 < keys.length && keys[child + 1] < keys[child]) child++
      if (keys[child] >= key) break
      keys[i] = keys[child]
      values[i] = values[child]
      i = child
    }
    keys[i] = key
    values[i] = value
  }
}
