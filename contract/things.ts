/** Things of a picture that the server knows because it painted them. */

/** Points of an outline, at most. */
export const MAX_OUTLINE_POINTS = 64

/** Of an answer, JSON: what a mini-program hands to its view at once. */
export const MAX_THINGS_BYTES = 32 * 1024

export interface ThingView {
  id: string
  /** Chinese. */
  name: string
  /** Of its visible part, shares of the picture's sides. */
  bounds: { x: number; y: number; width: number; height: number }
  /** Closed, shares of the picture's sides. */
  outline: [x: number, y: number][]
}

type Outline = readonly (readonly [x: number, y: number])[]

/** Even-odd rule; shares of the sides. */
export function isInside(outline: Outline, x: number, y: number): boolean {
  let inside = false
  outline.forEach(([ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
  })
  return inside
}

/**
 * Things under a place, shares of the sides, in the order of `things` (the nearest first): what a
 * tap selects, and what each further tap on the place selects instead.
 */
export function listThingsAt<T extends { readonly outline: Outline }>(
  things: readonly T[],
  { x, y }: { x: number; y: number },
): T[] {
  return things.filter(({ outline }) => isInside(outline, x, y))
}
