/** How deeds come onto a doodle, and how much of them the phone's storage has room for. */
import { isMediaRef } from '@contract/tools/media'
import { doneOf, LAYERS, type Deed, type Doodle } from './doodle'

/** Numbers of all lines together: some 400 KB as text, where 1 MB is the least a phone gives. */
const MAX_NUMBERS = 80_000
const MAX_DEEDS = 2000
/** Undone at most, once what lies before can be forgotten. */
export const MIN_STEPS = 50

function weightOf(deeds: readonly Deed[]): number {
  return deeds.reduce((sum, deed) => sum + (deed.kind === 'line' ? deed.points.length : 0), 0)
}

/** What was done before everything was wiped away, long ago, is not needed for any picture. */
function trimmed(deeds: readonly Deed[]): readonly Deed[] {
  const last = deeds.length - MIN_STEPS
  for (let i = last; i > 0; i -= 1) {
    const deed = deeds[i]
    if (deed?.kind === 'picture') return deeds.slice(i)
    if (deed?.kind !== 'clear' || deed.layer !== null) continue
    return deeds.filter(({ kind }, at) => at >= i || (kind !== 'line' && kind !== 'fill'))
  }
  return deeds
}

/** The doodle with one deed more; null when it is full. */
export function withDeed(doodle: Doodle, deed: Deed): Doodle | null {
  const deeds = trimmed([...doneOf(doodle), deed])
  if (deeds.length > MAX_DEEDS || weightOf(deeds) > MAX_NUMBERS) return null
  return { ...doodle, deeds, at: deeds.length }
}

const isLayer = (value: unknown) => LAYERS.some((layer) => layer === value)
const isColour = (value: unknown) => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value)

function areNumbers(...values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === 'number' && Number.isFinite(value))
}

function isDeed(value: unknown): value is Deed {
  const deed = (value ?? {}) as Record<string, unknown>
  switch (deed.kind) {
    case 'line': {
      const points: unknown[] = Array.isArray(deed.points) ? deed.points : []
      const whole = points.length > 0 && points.length % 3 === 0 && areNumbers(...points)
      return whole && isLayer(deed.layer) && isColour(deed.colour) && areNumbers(deed.width)
    }
    case 'fill':
      return isLayer(deed.layer) && isColour(deed.colour) && areNumbers(deed.x, deed.y)
    case 'clear':
      return deed.layer === null || isLayer(deed.layer)
    case 'show':
      return isLayer(deed.layer)
    case 'move':
      return isLayer(deed.layer) && isLayer(deed.place)
    case 'picture':
      return isMediaRef(deed.ref) && areNumbers(deed.width, deed.height)
    default:
      return false
  }
}

/** What storage held, when it is a doodle. */
export function restored(kept: unknown, empty: Doodle): Doodle {
  const { paper, deeds, at } = (kept ?? {}) as Partial<Doodle>
  const whole =
    areNumbers(paper?.width, paper?.height) &&
    Array.isArray(deeds) &&
    deeds.every(isDeed) &&
    Number.isInteger(at) &&
    (at as number) >= 0 &&
    (at as number) <= deeds.length
  return whole ? (kept as Doodle) : empty
}
