import type { SeasonId, TimeId } from '../../slots'
import type { Brief } from '../family'
import { familyOf } from '../registry'
import { LIT } from './effects'

const oppositeTime = (value: string): TimeId => (value === 'night' ? 'day' : 'night')
const oppositeSeason = (value: string): SeasonId => (value === 'winter' ? 'summer' : 'winter')

/** Briefs without an hour, a season, weather or a light, then such as have another one. */
export function otherAirs(brief: Brief, slot: string, value: string): Brief[] {
  // 黄昏，拂晓: the picture has one hour
  if ((slot === 'time' || slot === 'season') && brief[slot] !== value) return []
  // what looks the same in the opposite one knows none
  if (slot === 'time') return [null, oppositeTime(value)].map((time) => ({ ...brief, time }))
  if (slot === 'season')
    return [null, oppositeSeason(value)].map((season) => ({ ...brief, season }))
  if (slot === 'light') {
    const lit = value === 'crescent' ? 'moon' : value
    const traits = brief.traits.filter((one) => one.slot !== LIT || one.value !== lit)
    const dark = { ...brief, traits }
    // the moon outside a window comes with the night (intent/atmosphere.ts); food has no window
    const hasSky = familyOf(brief.main.id)?.id !== 'food'
    return lit === 'moon' && brief.time === 'night' && hasSky
      ? [dark, { ...dark, time: null }]
      : [dark]
  }
  const weather = new Set([...brief.weather].filter((id) => id !== value))
  return slot === 'weather' ? [{ ...brief, weather }] : []
}
