import type { Claim } from '../intent/claim'
import { type Brief, RELATION, traitOf } from './family'

/** Whether a word says that a subject sits. */
export const isSitting = (claim: Claim): boolean =>
  claim.of === 'trait' && /^(?:action sit|pose sitting)$/.test(`${claim.slot} ${claim.value}`)

/** Whether it sits on something that is drawn. */
export const sitsOn = ({ main, others }: Brief): boolean =>
  traitOf(main, 'behind')?.value === 'moon' ||
  traitOf(main, 'seat') !== null ||
  traitOf(main, 'table') !== null ||
  others.some((wish) => /^(?:on|in)$/.test(traitOf(wish, RELATION)?.value ?? ''))
