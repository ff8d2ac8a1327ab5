import type { Happening } from '../messages'

declare global {
  /** Exposed by the process of the mini-program. */
  function tellHost(happening: Happening): Promise<void>
}

/** Events arrive in the order in which they are sent. */
export function emit(happening: Happening): void {
  void globalThis.tellHost(happening)
}
