import type { Point } from '../drawing'

export type { Point }

/**
 * The one notation of everything that is placed by hand: rows of numbers as text, the numbers of a
 * row parted by commas, rows by white space, as SVG writes the points of a polyline. An outline
 * adds two signs: `x,y!` is a corner, `@name` names the knot after it. Texts of the sources are read
 * once and shared: results are not to be changed.
 */

export type Pair = readonly [number, number]
export type Triple = readonly [number, number, number]
/** A point of a brush stroke; the third number scales the width there. */
export type StrokePoint = readonly [x: number, y: number, width?: number]

/** A point of an outline: smooth, or a corner. */
export interface OutlineKnot {
  readonly x: number
  readonly y: number
  readonly width?: number
  readonly corner: boolean
  readonly name?: string
}

/** Texts that are computed for one picture are forgotten again at this count. */
const MOST_KNOWN = 8000

/** A reader that reads each text once. */
function once<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= MOST_KNOWN) known.clear()
    const made = read(text)
    known.set(text, made)
    return made
  }
}

function readRow(row: string, least: number, most: number): readonly number[] {
  const numbers = row.split(',').map((part) => (part === '' ? NaN : Number(part)))
  if (numbers.length < least || numbers.length > most || numbers.some(Number.isNaN))
    throw new Error(`notation: "${row}" is not ${least} numbers`)
  return numbers
}

type Row = readonly (number | undefined)[]
type Rows<T> = readonly [T, ...T[]]

/** Lengths are checked, so the type is what the text holds: at least one row. */
const rowReader = <T extends Row, List extends readonly T[] = Rows<T>>(
  [least, most]: readonly [number, number],
  count?: number,
) =>
  once((text: string): List => {
    const rows = text.trim().split(/\s+/)
    if (count !== undefined && rows.length !== count)
      throw new Error(`notation: "${text}" is not ${count} rows`)
    return rows.map((row) => readRow(row, least, most)) as readonly Row[] as List
  })

/** Rows of two numbers that are no points: shares, ranges, tilts. */
export const pairs = rowReader<Pair>([2, 2])

/** Exactly two of them. */
export const twoPairs = rowReader<Pair, readonly [Pair, Pair]>([2, 2], 2)

/** Rows of three numbers: colours in OKLCH, places with a size. */
export const triples = rowReader<Triple>([3, 3])

/** Exactly two of them. */
export const twoTriples = rowReader<Triple, readonly [Triple, Triple]>([3, 3], 2)

/** Exactly three of them: the colours of a sky from its top to the horizon. */
export const threeTriples = rowReader<Triple, readonly [Triple, Triple, Triple]>([3, 3], 3)

/** Exactly four of them. */
export const fourTriples = rowReader<Triple, readonly [Triple, Triple, Triple, Triple]>([3, 3], 4)

type Space = ' ' | '\n'
type Trim<T extends string> = T extends `${Space}${infer Rest}` ? Trim<Rest> : T
type NamesIn<T extends string> =
  Trim<T> extends `${infer Name}: ${infer Rest}`
    ? Name | (Rest extends `${string} ${infer More}` ? NamesIn<More> : never)
    : never

/** Rows of three numbers by name, `ink: 0.2,0.04,260 paper: 0.96,0.01,90`: colours in OKLCH. */
export function named<const T extends string>(text: T): Readonly<Record<NamesIn<T>, Triple>> {
  const words = text.trim().split(/\s+/)
  const rows = words.flatMap((word, i): [string, Triple][] =>
    i % 2 === 0 ? [[word.slice(0, -1), triples(words[i + 1] ?? '')[0]]] : [],
  )
  // the compiler has read the same names
  return Object.fromEntries(rows) as Readonly<Record<NamesIn<T>, Triple>>
}

/** Points of a brush stroke: `x,y` or `x,y,width`. */
export const strokePoints = rowReader<StrokePoint>([2, 3])

/** Points as text (`x,y x,y`), or computed ones in order. */
export function polyline(text: string): Rows<Point>
export function polyline<P extends StrokePoint>(...points: P[]): P[]
export function polyline(...points: (StrokePoint | string)[]): readonly StrokePoint[] {
  const [text] = points
  return typeof text === 'string' ? pairs(text) : (points as StrokePoint[])
}

/** The knots of an outline: `x,y`, `x,y,width`, `x,y!`, `@name`. */
export const readOutline = once((text: string): readonly OutlineKnot[] => {
  const knots: OutlineKnot[] = []
  let name: string | undefined
  for (const token of text.trim().split(/\s+/)) {
    if (token.startsWith('@')) {
      name = token.slice(1)
      continue
    }
    const corner = token.endsWith('!')
    const [x, y, width] = readRow(corner ? token.slice(0, -1) : token, 2, 3)
    knots.push({ x, y, corner, ...(width !== undefined && { width }), ...(name && { name }) })
    name = undefined
  }
  return knots
})
