/** A hostile file, generated when it is needed. */
export interface HostileFile {
  readonly name: string
  readonly make: () => Buffer | Promise<Buffer>
}

export const plain = (name: string, make: HostileFile['make']): HostileFile => ({ name, make })

export const repeated = <T>(times: number, make: (index: number) => T): T[] =>
  Array.from({ length: times }, (_, index) => make(index))

/** The same noise in every run. */
export function noise(bytes: number, seed = 1): Buffer {
  const out = Buffer.alloc(bytes)
  let state = seed
  for (let at = 0; at < bytes; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    out[at] = state >>> 16
  }
  return out
}
