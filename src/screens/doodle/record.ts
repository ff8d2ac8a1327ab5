/** Adds operations to a doodle, within the limit of the phone's storage. */
import { isMediaRef } from '@contract/tools/media'
import { getApplied, LAYERS, type Operation, type Doodle } from './doodle'

/** Numbers of all lines together: some 400 KB as text, where 1 MB is the least a phone gives. */
const MAX_NUMBERS = 80_000
const MAX_OPERATIONS = 2000
/** Undone at most, once what lies before can be forgotten. */
export const MIN_STEPS = 50

function countCoordinates(operations: readonly Operation[]): number {
  return operations.reduce(
    (sum, operation) => sum + (operation.kind === 'line' ? operation.points.length : 0),
    0,
  )
}

/** Operations before an old wipe are not needed for any picture. */
function trimmed(operations: readonly Operation[]): readonly Operation[] {
  const last = operations.length - MIN_STEPS
  for (let i = last; i > 0; i -= 1) {
    const operation = operations[i]
    if (operation?.kind === 'picture') return operations.slice(i)
    if (operation?.kind !== 'clear' || operation.layer !== null) continue
    return operations.filter(({ kind }, at) => at >= i || (kind !== 'line' && kind !== 'fill'))
  }
  return operations
}

/** The doodle with one operation more; null when it is full. */
export function withOperation(doodle: Doodle, operation: Operation): Doodle | null {
  const operations = trimmed([...getApplied(doodle), operation])
  if (operations.length > MAX_OPERATIONS || countCoordinates(operations) > MAX_NUMBERS) return null
  return { ...doodle, deeds: operations, at: operations.length }
}

const isLayer = (value: unknown) => LAYERS.some((layer) => layer === value)
const isColour = (value: unknown) => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value)

function areNumbers(...values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === 'number' && Number.isFinite(value))
}

function isOperation(value: unknown): value is Operation {
  const operation = (value ?? {}) as Record<string, unknown>
  switch (operation.kind) {
    case 'line': {
      const points: unknown[] = Array.isArray(operation.points) ? operation.points : []
      const whole = points.length > 0 && points.length % 3 === 0 && areNumbers(...points)
      return (
        whole &&
        isLayer(operation.layer) &&
        isColour(operation.colour) &&
        areNumbers(operation.width)
      )
    }
    case 'fill':
      return (
        isLayer(operation.layer) &&
        isColour(operation.colour) &&
        areNumbers(operation.x, operation.y)
      )
    case 'clear':
      return operation.layer === null || isLayer(operation.layer)
    case 'show':
      return isLayer(operation.layer)
    case 'move':
      return isLayer(operation.layer) && isLayer(operation.place)
    case 'picture':
      return isMediaRef(operation.ref) && areNumbers(operation.width, operation.height)
    default:
      return false
  }
}

/** Stored data, if it is a doodle. */
export function restored(stored: unknown, empty: Doodle): Doodle {
  const { paper, deeds: operations, at } = (stored ?? {}) as Partial<Doodle>
  const whole =
    areNumbers(paper?.width, paper?.height) &&
    Array.isArray(operations) &&
    operations.every(isOperation) &&
    Number.isInteger(at) &&
    (at as number) >= 0 &&
    (at as number) <= operations.length
  return whole ? (stored as Doodle) : empty
}
