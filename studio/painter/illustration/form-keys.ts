import type { Form } from './node'

/** Numbers that two forms share when nothing differs between them: forms are compared by the thousand. */

const double = new Float64Array(1)
const halves = new Uint32Array(double.buffer)

/** Two running hashes of 32 bits. */
class Digest {
  #a = 0x811c9dc5
  #b = 0x1b873593

  add(word: number): void {
    this.#a = Math.imul(this.#a ^ word, 0x01000193)
    this.#b = Math.imul((this.#b << 13) | (this.#b >>> 19), 5) + Math.imul(word, 0xcc9e2d51)
  }

  number(value: number): void {
    // 0 and -0 are one place
    double[0] = value + 0
    this.add(halves[0])
    this.add(halves[1])
  }

  text(value: string): void {
    for (let i = 0; i < value.length; i++) this.add(value.charCodeAt(i))
  }

  value(value: unknown): void {
    if (typeof value === 'number') this.number(value)
    else if (typeof value === 'string') this.text(value)
    else if (Array.isArray(value)) {
      this.add(value.length)
      for (const item of value) this.value(item)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value))
        if (item !== undefined) {
          this.text(key)
          this.value(item)
        }
    } else this.add(value === true ? 1 : 2)
  }

  /** 53 bits. */
  sum(): number {
    return (this.#a >>> 0) * 0x200000 + (this.#b >>> 11)
  }
}

function memoised(read: (digest: Digest, form: Form) => void): (form: Form) => number {
  const known = new WeakMap<Form, number>()
  return (form) => {
    const found = known.get(form)
    if (found !== undefined) return found
    const digest = new Digest()
    read(digest, form)
    known.set(form, digest.sum())
    return digest.sum()
  }
}

function addRings(digest: Digest, { rings }: Form): void {
  for (const ring of rings) {
    digest.add(ring.length)
    for (const [x, y] of ring) {
      digest.number(x)
      digest.number(y)
    }
  }
}

/** Of its outlines. */
export const keyByOutline = memoised(addRings)

/** Of its outlines, colours and all else but the forms inside it. */
export const keyByLook = memoised((digest, form) => {
  addRings(digest, form)
  const { inside: _, rings: __, ...look } = form
  digest.value(look)
})
