import { type Shape, measureEdges } from '../geometry'
import type { Anchor, Placement, Stage } from '../scene'
import type { PlaceId } from '../slots'
import { distanceTo, remoteness } from './spots'
import type { SubjectDefinition } from './subject'

/** Cells along the short side. */
const CELLS = 56

/** Cover of a drawing, one box a shape, in units of its anchor's scale. */
export type Outline = readonly (readonly [
  left: number,
  top: number,
  right: number,
  bottom: number,
])[]

/** The boxes of shapes that stand at `at`, seen from there and looking right. */
export function buildOutline(shapes: readonly Shape[], at: Anchor): Outline {
  const solid = shapes.filter(({ alpha = 1, shadow }) => alpha > 0.4 && !shadow)
  return solid.map(({ points }) => {
    const { left, top, right, bottom } = measureEdges([points])
    const from = ((at.facing === 1 ? left : right) - at.x) / (at.scale * at.facing)
    const to = ((at.facing === 1 ? right : left) - at.x) / (at.scale * at.facing)
    return [from, (top - at.y) / at.scale, to, (bottom - at.y) / at.scale]
  })
}

/** Occupied places: so that a mast does not grow out of a roof, nor geese cross the moon. */
export class Occupied {
  readonly #taken = new Set<Anchor>()
  readonly #standing: { readonly placement: Placement; readonly x: number }[] = []
  readonly #cell: number
  readonly #columns: number
  readonly #rows: number
  /** The thing in each cell; 0: none. */
  readonly #owners: Uint8Array
  readonly #sizes: number[] = [1]

  constructor(readonly stage: Stage) {
    this.#cell = stage.short / CELLS
    this.#columns = Math.ceil(stage.width / this.#cell)
    this.#rows = Math.ceil(stage.height / this.#cell)
    this.#owners = new Uint8Array(this.#columns * this.#rows)
  }

  free(placement: Placement): Anchor[] {
    return (this.stage.anchors.get(placement) ?? []).filter((at) => !this.#taken.has(at))
  }

  /** A free place of those offered, the nearest to the wished one; null when all are taken. */
  next(placement: Placement, subject: SubjectDefinition, place?: PlaceId): Anchor | null {
    const { stage } = this
    const by = (at: Anchor): number =>
      place
        ? distanceTo(stage, at, place)
        : this.#crowd(placement, at) + remoteness(stage, subject, at)
    let best: Anchor | null = null
    for (const at of this.free(placement)) if (!best || by(at) < by(best)) best = at
    return best
  }

  take(at: Anchor): void {
    this.#taken.add(at)
  }

  /** 1 for a thing at its requested place. */
  #crowd(placement: Placement, { x }: Anchor): number {
    const close = 0.13 * this.stage.width
    const crowded = this.#standing.some(
      (it) => it.placement === placement && Math.abs(it.x - x) < close,
    )
    return crowded ? 1 : 0
  }

  put(placement: Placement, { x }: Anchor): void {
    this.#standing.push({ placement, x })
  }

  /** The cells of a thing at a place; -1 for each outside the picture. */
  #cells(outline: Outline, at: Anchor): Set<number> {
    const cells = new Set<number>()
    for (const [left, top, right, bottom] of outline) {
      const [a, b] = [at.x + left * at.scale * at.facing, at.x + right * at.scale * at.facing]
      const from = Math.floor(Math.min(a, b) / this.#cell)
      const to = Math.floor(Math.max(a, b) / this.#cell)
      const low = Math.floor((at.y + bottom * at.scale) / this.#cell)
      for (let row = Math.floor((at.y + top * at.scale) / this.#cell); row <= low; row++)
        for (let column = from; column <= to; column++) {
          const inside = row >= 0 && row < this.#rows && column >= 0 && column < this.#columns
          cells.add(inside ? row * this.#columns + column : -1 - column - (row + 99) * 9999)
        }
    }
    return cells
  }

  mark(outline: Outline, at: Anchor): void {
    const cells = this.#cells(outline, at)
    const owner = Math.min(255, this.#sizes.length)
    this.#sizes[owner] = Math.max(1, cells.size)
    for (const cell of cells) if (cell >= 0) this.#owners[cell] = owner
  }

  /** Marks a disc as taken: sun and moon. */
  markDisc(x: number, y: number, radius: number): void {
    this.mark([[-1, -1, 1, 1]], { x, y, scale: radius, depth: 1, facing: 1 })
  }

  /** Badness of a place for a thing: things it covers, or its loss at the picture's edge. */
  clash(outline: Outline, at: Anchor, framed: boolean): number {
    const cells = this.#cells(outline, at)
    const hits = new Map<number, number>()
    let outside = 0
    for (const cell of cells) {
      const owner = cell < 0 ? 0 : (this.#owners[cell] ?? 0)
      if (cell < 0) outside++
      else if (owner > 0) hits.set(owner, (hits.get(owner) ?? 0) + 1)
    }
    let clash = framed ? 0 : (2 * outside) / Math.max(1, cells.size)
    for (const [owner, count] of hits)
      clash += count / Math.max(1, Math.min(cells.size, this.#sizes[owner] ?? 1))
    return clash
  }
}
