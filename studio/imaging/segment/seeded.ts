/**
 * The subject from what a network says of each pixel: its sure parts are the seed of our own cut,
 * so that dull clothes come out whole and the edge is the picture's, not the network's.
 */
import type { Plane } from '@nets/subject'
import { findParts, tidy } from './clean'
import { grabCut, LIKELY_BACK, LIKELY_THING, SURE_BACK, SURE_THING } from './grabcut'
import type { SmallPicture } from './small-picture'
import type { SmallProposal } from './proposed'
import { enlarge } from './resample'

const SURE_SUBJECT = 0.9
const SURE_GROUND = 0.05
/** Parts below this share of the biggest are something else. */
const COMPARABLE = 0.12
/** A subject that is hardly anything, or nearly everything, is none. */
const LEAST = 0.003
const MOST = 0.97

/** Parts of the cut without a sure pixel are only alike in colour: they go. */
function dropUnsureParts(hard: Uint8Array, trimap: Uint8Array, small: SmallPicture): Uint8Array {
  const { labels, sizes } = findParts(hard, small, 1)
  const sure = sizes.map(() => 0)
  labels.forEach((label, i) => {
    if (label > 0 && trimap[i] === SURE_THING) sure[label] = sure[label] + 1
  })
  return hard.map((v, i) => (v === 1 && sure[labels[i]] > 0.05 * sizes[labels[i]] ? 1 : 0))
}

/** @param subject how surely each pixel belongs to it, stretched over the picture */
export function proposeSeeded(small: SmallPicture, subject: Plane): SmallProposal {
  const likely = enlarge(subject.values, subject, small)
  const trimap = Uint8Array.from(likely, (p) =>
    p > SURE_SUBJECT
      ? SURE_THING
      : p < SURE_GROUND
        ? SURE_BACK
        : p > 0.5
          ? LIKELY_THING
          : LIKELY_BACK,
  )
  const cut = dropUnsureParts(grabCut(small.lab, trimap, 2, likely), trimap, small)
  const hard = tidy(cut, small, COMPARABLE)
  const share = hard.reduce((sum, v) => sum + v, 0) / hard.length
  return { hard, trimap, separation: share < LEAST || share > MOST ? 0 : 1 }
}
