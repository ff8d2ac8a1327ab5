import { composePlan } from '../planning/composed'
import type { Plan, PlanBrief, PlanThing } from '../planning/plan'
import type { Wish } from '../parse'
import { nameOfSubject } from '../planning/plan-things'
import type { ExtraId } from '../subjects/extras'
import { keyOfAdded, nextId } from './adding'
import { isInScene, isVisible } from './step'

/**
 * Weather, hours, seasons and views of a picture that has nothing to show them in: what falls before
 * it, the light over it and what its window shows are rows of the plan.
 */

export type Air = 'weather' | 'time' | 'season'

const DRAWN: Readonly<Record<Air, Readonly<Record<string, ExtraId>>>> = {
  weather: {
    ...{ rain: 'falling-rain', storm: 'falling-rain', snow: 'falling-snow' },
    ...{ fog: 'mist', clouds: 'cloud' },
  },
  time: { night: 'night-air', dusk: 'night-air', sunset: 'evening-air', dawn: 'morning-air' },
  season: { spring: 'falling-petals', autumn: 'falling-leaves', winter: 'falling-snow' },
}

export const findAir = (air: Air, value: string): ExtraId | undefined => DRAWN[air][value]

/** The plan without what shows another weather, hour or season than this one. */
export function withoutOtherAir(plan: Plan, air: Air, value: string): Plan {
  const others = Object.values(DRAWN[air]).filter((other) => other !== DRAWN[air][value])
  return withoutRows(plan, (kind) => others.some((other) => other === kind))
}

/** Hour, season and weather that a picture was ordered or edited to have, where a place names none. */
export function listSaidAir(
  { time, season, weather }: Pick<PlanBrief, 'time' | 'season' | 'weather'>,
  setting: readonly Wish[],
): Wish[] {
  const said: [Air, string][] = [
    ...(time ? [['time', time] as [Air, string]] : []),
    ...(season ? [['season', season] as [Air, string]] : []),
    ...weather.map((value): [Air, string] => ['weather', value]),
  ]
  return said
    .filter(([slot]) => !setting.some(({ meaning }) => meaning.slot === slot))
    .map(([slot, value]) => ({ meaning: { slot, value }, count: null, denied: false }))
}

/** The plan without what shows the hour, season or weather that these words are of. */
export function withoutAir(plan: Plan, words: readonly Wish[]): Plan {
  const drawn = words.flatMap(({ meaning: { slot } }) => Object.values(DRAWN[slot as Air] ?? {}))
  return withoutRows(plan, (kind) => drawn.some((one) => one === kind))
}

export function withoutRows(plan: Plan, isGone: (kind: string) => boolean): Plan {
  const things = plan.things.map((row) =>
    row.added && isVisible(row) && !isInScene(plan, row) && isGone(row.kind)
      ? { ...row, transform: { ...row.transform, hidden: true } }
      : row,
  )
  return things.some((row, at) => row !== plan.things[at]) ? { ...plan, things } : plan
}

/** The plan with a drawing over the whole of it; clouds are above. */
export function withAirRow(plan: Plan, kind: ExtraId): Plan {
  const id = nextId(plan, kind)
  const place = kind === 'cloud' ? { x: 0.24, y: 0.22, scale: 0.15 } : { x: 0.5, y: 1, scale: 1 }
  const row: PlanThing = {
    ...{ id, key: keyOfAdded(id), kind, name: nameOfSubject(kind), words: [], added: true },
    ...{ subject: { id: kind, count: null }, rest: { ...place, byOrigin: false } },
  }
  return { ...plan, things: [...plan.things, row] }
}

/** Whether the family of the main thing draws a sky behind it, as it does for some weather and seasons. */
export function isOpenAir(plan: Plan): boolean {
  const { picture } = plan
  if (picture.kind === 'landscape' || picture.place || picture.brief.place) return false
  const composed = composePlan({ ...plan, things: [] })
  if (composed.kind === 'landscape') return false
  return composed.prepared.illustration.layers.some(
    ({ name, stage }) => name === 'sky' && stage === 'ground',
  )
}

/** Whether rain takes the clouds away and lets nothing fall. */
export function isDry(before: Plan, after: Plan): boolean {
  const [old, now] = [before, after].map((plan) => {
    const composed = composePlan({ ...plan, things: [] })
    if (composed.kind === 'landscape' || composed.prepared.place) return null
    const { layers } = composed.prepared.illustration
    return layers.reduce((sum, { forms }) => sum + forms.length, 0)
  })
  return old != null && now != null && now < old
}
