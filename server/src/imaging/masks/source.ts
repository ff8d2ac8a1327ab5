/** A picture as the selecting marks see it: looked at once, only as far as marks ask. */
import type { MaskValue } from '@contract/tools/mask'
import type { Raster } from '../raster'
import { makeSmall, type SmallPicture } from '../segment/look'
import { proposeSmall, type SmallProposal } from '../segment/proposal'

/**
 * Marks are judged on a copy of at most so many pixels, in the preview and in the tool alike:
 * what was seen is what is meant.
 */
export const MASK_PIXELS = 1024 * 1024

/** Whether anything of a mask depends on what the picture shows. */
export function asksForLook({ base, marks }: MaskValue): boolean {
  return base === 'subject' || marks.some(({ kind }) => kind !== 'stroke')
}

export class MaskSource {
  readonly #picture: Raster
  #small: SmallPicture | null = null
  #proposal: SmallProposal | null = null

  constructor(picture: Raster) {
    this.#picture = picture
  }

  get small(): SmallPicture {
    this.#small ??= makeSmall(this.#picture)
    return this.#small
  }

  get proposal(): SmallProposal {
    this.#proposal ??= proposeSmall(this.small)
    return this.#proposal
  }
}
