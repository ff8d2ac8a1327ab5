import type { Happening } from '../messages'

declare global {
  /** Exposed by the process of the mini-program. */
  function tellHost(happening: Happening): Promise<void>
}

/** Happenings arrive in the order in which they are told. */
export function emit(happening: Happening): void {
  void globalThis.tellHost(happening)
}
