/** Seeded 32-bit numbers for the search: one multiplication chain a throw (Mulberry32). */
export type Dice = () => number

/** A function that gives 0 … 2^32-1, the same series for the same seed on every machine. */
export function createDice(seed: number): Dice {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}
