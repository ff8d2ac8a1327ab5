import { useEffect, useState } from 'react'
import { IS_H5 } from './env'

/** As often as clients take updates without a stutter. */
const STEP_MS = 60

/**
 * The first rows of a list and, a moment later, the next ones: a mini-program sends a render to the
 * view in one piece, which blocks it by its size. `of` identifies the list: another list starts
 * over. H5 draws all rows.
 */
export function useGradually<T>(rows: readonly T[], atOnce: number, of: unknown): readonly T[] {
  const [drawn, setDrawn] = useState({ of, count: atOnce })
  const count = drawn.of === of ? drawn.count : atOnce
  const more = !IS_H5 && rows.length > count
  useEffect(() => {
    if (!more) return undefined
    const timer = setTimeout(() => setDrawn({ of, count: count + atOnce }), STEP_MS)
    return () => clearTimeout(timer)
  }, [more, count, atOnce, of])
  return IS_H5 ? rows : rows.slice(0, count)
}
