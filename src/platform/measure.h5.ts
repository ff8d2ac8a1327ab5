import type { Box } from './measure'

export type { Box }

/** The same at once, where the platform can. */
export function measureNow(id: string): Box | null {
  const box = document.getElementById(id)?.getBoundingClientRect()
  return box && box.width > 0 && box.height > 0 ? box : null
}

export function measure(id: string): Promise<Box | null> {
  return Promise.resolve(measureNow(id))
}
