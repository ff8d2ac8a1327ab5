/** Boxes that networks find, in shares of the picture's sides, and which of them are the same thing. */

export interface Sides {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface FoundBox extends Sides {
  /** 0..1. */
  readonly score: number
}

export const areaOf = ({ left, top, right, bottom }: Sides): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top)

/** Share of both that they have in common, 0..1. */
export function intersectionOverUnion(a: Sides, b: Sides): number {
  const common = areaOf({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const both = areaOf(a) + areaOf(b) - common
  return both > 0 ? common / both : 0
}

/** The surest first; what overlaps a surer one by more than `most` is left out. */
export function suppressOverlaps<T extends FoundBox>(boxes: readonly T[], most: number): T[] {
  const selected: T[] = []
  for (const box of [...boxes].sort((a, b) => b.score - a.score))
    if (selected.every((other) => intersectionOverUnion(box, other) <= most)) selected.push(box)
  return selected
}

/** Within the picture. */
export function clamped<T extends FoundBox>(box: T): T {
  const within = (value: number): number => Math.min(1, Math.max(0, value))
  return {
    ...box,
    left: within(box.left),
    top: within(box.top),
    right: within(box.right),
    bottom: within(box.bottom),
  }
}
