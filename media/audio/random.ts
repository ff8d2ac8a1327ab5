/** Random numbers that depend on a text alone (mulberry32 over an FNV-1a hash). */

export interface Random {
  /** 0..1, the end excluded. */
  next(): number
  pick<T>(list: readonly T[]): T
  /** −width..width. */
  spread(width: number): number
}

export function createRandom(text: string): Random {
  let state = 2_166_136_261
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16_777_619)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    pick: (list) => list[Math.floor(next() * list.length)],
    spread: (width) => (next() * 2 - 1) * width,
  }
}
