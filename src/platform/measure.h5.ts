import type { Box } from './measure'

export type { Box }

export function measure(id: string): Promise<Box | null> {
  const box = document.getElementById(id)?.getBoundingClientRect()
  return Promise.resolve(box && box.width > 0 && box.height > 0 ? box : null)
}
