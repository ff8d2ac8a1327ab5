/**
 * Seeded randomness. Every part of a picture draws from its own named fork,
 * so that adding one bird to a prompt does not move the mountains.
 */

/** FNV-1a over code points; the same text gives the same 32-bit number everywhere. */
export function hashText(text: string): number {
  let hash = 2166136261
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 16777619) >>> 0
  }
  return hash >>> 0
}

export class Random {
  /** Forks depend on it and their names alone. */
  readonly seed: number
  #state: number

  constructor(seed: number) {
    this.seed = seed >>> 0
    this.#state = this.seed
  }

  /** An independent stream that depends only on this stream's seed and the name. */
  fork(name: string): Random {
    return new Random(hashText(`${this.seed}/${name}`))
  }

  /** Uniform in [0, 1). Integer arithmetic only: the same on every machine. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  range(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  /** Whole number in [low, high], both included. */
  integer(low: number, high: number): number {
    return Math.floor(this.range(low, high + 1))
  }

  pick<T>(items: readonly [T, ...T[]]): T {
    return items[Math.floor(this.next() * items.length)] ?? items[0]
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** Roughly bell-shaped in (-1, 1). */
  spread(): number {
    return (this.next() + this.next() + this.next() - 1.5) / 1.5
  }

  sign(): -1 | 1 {
    return this.next() < 0.5 ? -1 : 1
  }
}
