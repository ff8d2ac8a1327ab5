import type { Plan, PlanThing } from '../planning/plan'
import { nameOfSubject } from '../planning/plan-things'
import type { ExtraId } from '../subjects/extras'
import { keyOfAdded, nextId } from './adding'
import { isInScene, isVisible } from './step'

/**
 * Weather, hours and seasons of a picture that has nothing to show them in: what falls before it and
 * the light over it are rows of the plan.
 */

type Air = 'weather' | 'time' | 'season'

const DRAWN: Readonly<Record<Air, Readonly<Record<string, ExtraId>>>> = {
  weather: {
    ...{ rain: 'falling-rain', storm: 'falling-rain', snow: 'falling-snow' },
    ...{ fog: 'mist', clouds: 'cloud' },
  },
  time: { night: 'night-air', dusk: 'night-air', sunset: 'evening-air', dawn: 'morning-air' },
  season: { spring: 'falling-petals', autumn: 'falling-leaves', winter: 'falling-snow' },
}

/** The plan with what shows this air before all things, and without what showed another one; null: as it is. */
export function withAirRows(plan: Plan, air: Air, value: string): Plan | null {
  const kind = DRAWN[air][value]
  const others = Object.values(DRAWN[air]).filter((other) => other !== kind)
  const isOther = (row: PlanThing): boolean =>
    row.added === true &&
    isVisible(row) &&
    !isInScene(plan, row) &&
    others.some((other) => other === row.kind)
  const things = plan.things.map((row) =>
    isOther(row) ? { ...row, transform: { ...row.transform, hidden: true } } : row,
  )
  const isThere = plan.things.some((row) => row.kind === kind && isVisible(row))
  const isChanged = things.some((row, at) => row !== plan.things[at])
  if (kind === undefined || isThere) return isChanged ? { ...plan, things } : null
  const id = nextId(plan, kind)
  const row: PlanThing = {
    ...{ id, key: keyOfAdded(id), kind, name: nameOfSubject(kind), words: [], added: true },
    ...{ subject: { id: kind, count: null }, rest: restFor(kind) },
  }
  return { ...plan, things: [...things, row] }
}

/** Clouds are above; all else fills the picture. */
const restFor = (kind: ExtraId): NonNullable<PlanThing['rest']> => ({
  ...(kind === 'cloud' ? { x: 0.24, y: 0.22, scale: 0.15 } : { x: 0.5, y: 1, scale: 1 }),
  byOrigin: false,
})
