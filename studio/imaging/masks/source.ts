/** A picture as the selecting marks see it: looked at once, only as far as marks ask. */
import { isProposed, type Mark, MASK_SCALE, type MaskValue } from '@contract/tools/mask'
import { createMask, type Mask, type Raster } from '@media/raster'
import type { FoundObject } from '@nets/objects'
import type { Plane } from '@nets/subject'
import { edgeGuidance, refineEdge } from '../segment/edge'
import type { Guidance } from '../segment/guided'
import { makeSmall, type SmallPicture } from '../segment/small-picture'
import { proposeSmall } from '../segment/proposal'
import type { Size } from '../segment/shrink'
import type { SmallProposal } from '../segment/proposed'
import { describeRegions, type Regions } from '../segment/regions'
import { superpixels } from '../segment/slic'
import { hardenMask, type KnownThings } from './known'
import { pointedAt } from './pointed'
import { isSelecting } from './selecting'
import { type SegmentQuery, type Eyes, partAt, thingsAt } from './things'
import { growTree, type PartitionTree } from '../segment/tree'

/**
 * Marks are judged on a copy of at most so many pixels, in the preview and in the tool alike:
 * what was seen is what is meant.
 */
export const MASK_PIXELS = 1024 * 1024

/** Whether anything of a mask depends on what the picture shows. */
export function dependsOnPicture({ base, marks }: MaskValue): boolean {
  return isProposed(base) || marks.some(isSelecting)
}

export interface Parts {
  readonly regions: Regions
  readonly tree: PartitionTree
}

type Tap = Extract<Mark, { kind: 'tap' }>

/** A further tap on a place asks for more only where windows are looked into one by one. */
const keyOf = ({ x, y, level }: Tap, hasQuery: boolean): string =>
  hasQuery ? `${x} ${y}` : `${x} ${y} ${level}`

export class MaskSource {
  readonly #picture: Raster
  readonly #eyes: Eyes | null
  readonly #known: KnownThings | null
  readonly #things = new Map<string, readonly Uint8Array[]>()
  #seed: Plane | null = null
  #boxes: readonly FoundObject[] | null = null
  #query: SegmentQuery | null = null
  #damage: { readonly found: Mask; readonly zeal: number | undefined } | null = null
  #small: SmallPicture | null = null
  #proposal: SmallProposal | null = null
  #parts: Parts | null = null
  #subject: Mask | null = null
  #guidance: Guidance | null = null

  /**
   * @param eyes what sees subjects and things, where there is something
   * @param known what need not be looked for
   */
  constructor(picture: Raster, eyes: Eyes | null = null, known: KnownThings | null = null) {
    this.#picture = picture
    this.#eyes = eyes
    this.#known = known
  }

  /** Looks as far as these marks ask for; to be awaited before anything else is read. */
  async prepare({ base, marks, zeal }: MaskValue): Promise<void> {
    const eyes = this.#eyes
    if (eyes?.damage && base === 'damage' && (!this.#damage || this.#damage.zeal !== zeal))
      this.#damage = { found: await eyes.damage(this.#picture, zeal), zeal }
    const taps = marks.flatMap((mark) =>
      mark.kind === 'tap' && this.#listKnown(mark, this.small).length === 0 ? [mark] : [],
    )
    const looksForSubject = base === 'subject' && !this.#known?.subject(this.small)
    if (!eyes || (!looksForSubject && taps.length === 0)) return
    this.#seed ??= await eyes.subject(this.#picture)
    if (!this.#seed) return
    if (taps.length > 0) await this.#lookForTaps(eyes)
    for (const tap of taps) {
      const key = keyOf(tap, this.#query !== null)
      if (!this.#things.has(key)) this.#things.set(key, await this.#thingsUnder(tap, eyes))
    }
  }

  async #lookForTaps(eyes: Eyes): Promise<void> {
    if (eyes.things) this.#boxes ??= await eyes.things(this.#picture)
    if (eyes.look) this.#query ??= await eyes.look(this.#picture)
  }

  /** Looks at the picture for marks that name no thing; null: networks are unavailable now. */
  async openQuery(): Promise<SegmentQuery | null> {
    if (this.#eyes) await this.#lookForTaps(this.#eyes)
    return this.#query
  }

  async #thingsUnder(tap: Tap, eyes: Eyes): Promise<readonly Uint8Array[]> {
    const [spot, boxes] = [{ x: tap.x / MASK_SCALE, y: tap.y / MASK_SCALE }, this.#boxes ?? []]
    const [subject, grid] = [this.proposal.hard, this.small]
    if (this.#query)
      return pointedAt({
        querySegments: this.#query,
        spot,
        boxes,
        whole: partAt(subject, grid, spot),
        grid,
      })
    return thingsAt(this.#picture, spot, { eyes, boxes, subject, grid, most: tap.level + 1 })
  }

  /** Encoded picture for taps so far; null before. */
  get boxes(): readonly FoundObject[] | null {
    return this.#boxes
  }

  get querySegments(): SegmentQuery | null {
    return this.#query
  }

  /** Cover of the known thing that a tap selects, at `size`; null: nothing is known there. */
  knownAt(tap: Tap, size: Size): Mask | null {
    return this.#listKnown(tap, size)[tap.level] ?? null
  }

  #listKnown({ x, y }: Tap, size: Size): readonly Mask[] {
    return this.#known?.at({ x: x / MASK_SCALE, y: y / MASK_SCALE }, size) ?? []
  }

  /** Things under a tap, what is most likely meant first; none where nothing sees any. */
  thingsAt(tap: Tap): readonly Uint8Array[] {
    const known = this.#listKnown(tap, this.small)
    if (known.length > 0) return known.map(hardenMask)
    return this.#things.get(keyOf(tap, this.#query !== null)) ?? []
  }

  get small(): SmallPicture {
    this.#small ??= makeSmall(this.#picture)
    return this.#small
  }

  get proposal(): SmallProposal {
    this.#proposal ??= this.#proposeKnown() ?? proposeSmall(this.small, this.#seed)
    return this.#proposal
  }

  #proposeKnown(): SmallProposal | null {
    const subject = this.#known?.subject(this.small)
    if (!subject) return null
    const hard = hardenMask(subject)
    return { hard, trimap: hard.slice(), separation: 1 }
  }

  get parts(): Parts {
    if (!this.#parts) {
      const { lab, sharpness } = this.small
      const regions = describeRegions(lab, superpixels(lab, 1300, 10), sharpness)
      this.#parts = { regions, tree: growTree(regions) }
    }
    return this.#parts
  }

  /** A hard mask of the small copy with its edge at the size of `picture`. */
  refined(picture: Raster, hard: Uint8Array): Mask {
    if (picture !== this.#picture) return refineEdge(picture, hard, this.small)
    this.#guidance ??= edgeGuidance(picture, this.small)
    return refineEdge(picture, hard, this.small, this.#guidance)
  }

  /** Damage mask, at the size of `picture`; empty without a detector. */
  damageOn({ width, height }: Raster): Mask {
    const found = this.#damage?.found
    if (!found) return createMask(width, height)
    const values = Uint8Array.from({ length: width * height }, (_, at) => {
      const x = Math.floor(((at % width) * found.width) / width)
      const y = Math.floor((Math.floor(at / width) * found.height) / height)
      return found.values[y * found.width + x]
    })
    return { width, height, values }
  }

  /** The proposed subject, likewise. */
  subjectOn(picture: Raster): Mask {
    const known = this.#known?.subject(picture)
    if (known) return known
    if (picture !== this.#picture) return this.refined(picture, this.proposal.hard)
    this.#subject ??= this.refined(picture, this.proposal.hard)
    return this.#subject
  }
}
