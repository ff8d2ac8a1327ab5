/** The colour of the sky around a subject: 紫色的天空, 天空是粉色的. */
import type { Wish } from '../parse'
import type { TintId } from '../slots'
import { isWordDenied } from './denial'
import type { Term } from './term'
import { findTint } from './terms'

const SKIES = /^(?:天空|夜空|星空|晴空|天幕|天际|晚霞|朝霞|云霞|sky)$/
/** Styles whose sky has a colour of its own. */
const VAPOUR = /^(?:蒸汽波|合成波|vaporwave|synthwave|outrun)$/
const JOINT = /^(?:of|article|other)$/

interface DyedSky {
  readonly tint: TintId
  /** Terms that say it; none where a style brings it. */
  readonly terms: readonly Term[]
}

export function findDyedSky(terms: readonly Term[]): DyedSky | null {
  for (const [at, sky] of terms.entries()) {
    if (!SKIES.test(sky.text) || isWordDenied(terms, at)) continue
    const before = terms
      .slice(0, at)
      .reverse()
      .find(({ kind }) => !JOINT.test(kind))
    const [is, after, next] = terms.slice(at + 1)
    // 天空红色的气球: the colour of the noun behind it
    const isOfNoun = after?.kind === 'of' && next?.kind === 'noun' && !SKIES.test(next.text)
    const isSaid = is?.meanings.some(({ value }) => value === 'is') || /^呈/.test(is?.text ?? '')
    const said = isSaid ? after : isOfNoun ? undefined : is
    const dye = [before, said].find((term) => term?.kind === 'tint')
    const tint = dye && findTint(dye)
    if (dye && tint) return { tint, terms: [dye, sky] }
  }
  const hasVapour = terms.some(({ text }, at) => VAPOUR.test(text) && !isWordDenied(terms, at))
  return hasVapour ? { tint: 'purple', terms: [] } : null
}

export const toSkyWish = ({ tint }: DyedSky): Wish => ({
  ...{ meaning: { slot: 'tint', value: tint }, count: null, denied: false },
  dyes: 'sky',
})
