/**
 * A mask as what was done, not as pixels: marks on a picture in the order they were made. It is
 * small, keeps every size of the picture sharp, can be undone, recalled and carried to another
 * tool, and the server draws the same mask from it every time.
 */

const BASES = ['none', 'all', 'subject', 'damage'] as const

/**
 * Initial selection of a mask, before its marks: nothing, everything, the automatic cut-out of the
 * subject, or what looks like damage of an old photograph.
 */
export type MaskBase = (typeof BASES)[number]

/** Whether the picture must be looked at to know it: the server proposes it. */
export const isProposed = (base: MaskBase): boolean => base === 'subject' || base === 'damage'

/** Lengths are whole numbers in 1/10000: x of the width, y of the height, radius of the short side. */
export type Mark =
  /** A brush line: exactly what it covers. */
  | { kind: 'stroke'; add: boolean; radius: number; points: number[] }
  /** A rough line that says "this belongs (not) to it"; the server finds the edges. */
  | { kind: 'hint'; add: boolean; radius: number; points: number[] }
  /** A closed line: exactly what it encloses. At least three corners. */
  | { kind: 'outline'; add: boolean; points: number[] }
  /** A tap on a thing: `level` 0 the whole of it, 1 to 3 its parts, the larger first. */
  | { kind: 'tap'; add: boolean; x: number; y: number; level: number }

export interface MaskValue {
  readonly base: MaskBase
  readonly marks: readonly Mark[]
  readonly inverted: boolean
  /** Width of the soft edge in 1/1000 of the short side, 0 … 100. */
  readonly feather: number
  /** 0..1, of the base `damage`: how readily something counts as damage; without, as usual. */
  readonly zeal?: number
}

export const MASK_SCALE = 10_000
export const MAX_TAP_LEVEL = 3
export const MAX_MARKS = 300
/** Coordinates of all lines together: about 40 KB of JSON. */
export const MAX_COORDINATES = 8_000

const whole = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max

function isMark(value: unknown): value is Mark {
  if (typeof value !== 'object' || value === null) return false
  const mark = value as Record<string, unknown>
  if (typeof mark.add !== 'boolean') return false
  // Lines may leave the picture a little: a finger does.
  const inside = (at: unknown): boolean => whole(at, -MASK_SCALE, 2 * MASK_SCALE)
  if (mark.kind === 'tap')
    return (
      whole(mark.x, 0, MASK_SCALE) &&
      whole(mark.y, 0, MASK_SCALE) &&
      whole(mark.level, 0, MAX_TAP_LEVEL)
    )
  const { points, radius } = mark
  const hasPoints = (corners: number): boolean =>
    Array.isArray(points) &&
    points.length >= 2 * corners &&
    points.length % 2 === 0 &&
    points.every(inside)
  if (mark.kind === 'outline') return hasPoints(3)
  if (mark.kind !== 'stroke' && mark.kind !== 'hint') return false
  return whole(radius, 1, MASK_SCALE / 2) && hasPoints(1)
}

/** Whether nothing at all is meant: no start and no mark that adds. */
export function isEmptyMask({ base, marks, inverted }: MaskValue): boolean {
  if (isProposed(base) || inverted) return false
  return base === 'none' && !marks.some(({ add }) => add)
}

/** One Chinese sentence, or null when the mask can be drawn. */
export function maskIssue(
  value: unknown,
  spec: { readonly label: string; readonly required: boolean },
): string | null {
  const wrong = `${spec.label}不对，请重新涂抹`
  if (typeof value !== 'object' || value === null) return wrong
  const { base, marks, inverted, feather, zeal = 0 } = value as Partial<MaskValue>
  if (base === undefined || !BASES.includes(base)) return wrong
  if (typeof inverted !== 'boolean' || !whole(feather, 0, 100)) return wrong
  if (typeof zeal !== 'number' || !(zeal >= 0 && zeal <= 1)) return wrong
  if (!Array.isArray(marks) || !marks.every(isMark)) return wrong
  const coordinates = (marks as Mark[]).reduce(
    (sum, mark) => sum + (mark.kind === 'tap' ? 2 : mark.points.length),
    0,
  )
  if (marks.length > MAX_MARKS || coordinates > MAX_COORDINATES)
    return `${spec.label}涂得太细了，请用大一点的画笔`
  const mask = { base, marks: marks as Mark[], inverted, feather: feather as number }
  return spec.required && isEmptyMask(mask) ? `先涂抹${spec.label}` : null
}

/** Whether the rest of a thing may be offered: a brush has just added something. */
export function asksForRest({ base, marks, inverted }: MaskValue): boolean {
  const last = marks[marks.length - 1]
  return base === 'none' && !inverted && last?.kind === 'stroke' && last.add
}
