import { isDeepStrictEqual } from 'node:util'
import type { EditRegion, EditStep } from '@contract/edits'
import { measureExtent } from '../../planning/extent'
import { findRow } from '../../planning/list-scenery'
import type { Plan } from '../../planning/plan'
import type { PlannedThing } from '../../planning/things'
import type { OperationInput } from '../operations'
import { isPerson } from './bind'
import { idsIn } from './ids'

const WHOLE = /^(?:background|time|weather|season|style|tone|extend|crop|vary|upscale)$/
const COMPOSITION = /^(?:extend|crop|vary|background)$/
const LIGHT = /^(?:time|weather|season|tone|style|vary)$/
const MOST = 8
/** Kinds of things that light the picture, and their words. */
const SKY_LIGHT = /^(?:sun|moon|crescent)$/
const SKY_LIGHT_WORD = /太阳|[红落烈朝]日|夕阳|月亮|[明圆满弯残]月|月牙/
/** Another hour or air puts the lights of the sky elsewhere. */
const MOVES_SKY = /^(?:time|weather|season)$/

/** Things whose place or look differs between two plans, by id. */
export const listMoved = (before: Plan, after: Plan): string[] =>
  after.things.flatMap((row) => {
    const old = before.things.find(({ id }) => id === row.id)
    const isSame =
      isDeepStrictEqual(old?.transform, row.transform) && isDeepStrictEqual(old?.wish, row.wish)
    return old && !isSame ? [row.id] : []
  })

/**
 * Things that can stay: another place of a landscape can leave out any of them, and what is on
 * another thing goes with it.
 */
export function listPromised(
  { plan, things }: { readonly plan: Plan; readonly things: readonly PlannedThing[] },
  edited: Plan,
  operations: readonly OperationInput[],
): readonly PlannedThing[] {
  const isElsewhere =
    plan.picture.kind === 'landscape' && operations.some(({ op }) => op === 'place')
  const moved = listMoved(plan, edited)
  return isElsewhere ? [] : things.filter(({ id }) => !moved.includes(id))
}

/** Names of all that stays: people's faces first, then the things that no step names, then the picture's own. */
export function listKeep(
  things: readonly PlannedThing[],
  steps: readonly EditStep[],
  named: readonly string[],
): string[] {
  const changed = new Set(steps.flatMap(idsIn))
  const movesSky = steps.some(({ kind }) => MOVES_SKY.test(kind))
  const others = things.filter(
    ({ id, kind }) => !changed.has(id) && !(movesSky && SKY_LIGHT.test(kind)),
  )
  // With the moon in the place of the sun it is night.
  const changesSky = steps.some(
    ({ kind, value = '', target = '' }) =>
      /^(?:add|remove|replace)$/.test(kind) && SKY_LIGHT_WORD.test(`${value} ${target}`),
  )
  const faces = things.filter((thing) => isPerson(thing) && !changed.has(thing.id))
  const does = (pattern: RegExp): boolean => steps.some(({ kind }) => pattern.test(kind))
  const names = [
    ...faces.map(({ name }) => `${name}的脸`),
    ...named,
    ...(does(/^(?:vary|extend|crop)$/) ? [] : others.map(({ name }) => name)),
    ...(does(COMPOSITION) ? [] : ['构图']),
    ...(does(/^(?:style|vary)$/) ? [] : ['画风']),
    ...(does(LIGHT) || changesSky ? [] : ['光']),
  ]
  return [...new Set(names)].slice(0, MOST)
}

export function listRegions(
  things: readonly PlannedThing[],
  steps: readonly EditStep[],
  keep: readonly string[],
): EditRegion[] {
  const changed = new Set(steps.flatMap(idsIn))
  const isWhole = steps.some(({ kind }) => WHOLE.test(kind))
  return things.map(({ id, name, bounds, outline }): EditRegion => {
    const isKept = keep.some((word) => word === name || word === `${name}的脸`)
    const role = changed.has(id) ? 'change' : isKept ? 'keep' : 'free'
    return {
      ...{ id, name, role: role === 'free' && !isWhole ? 'keep' : role },
      bounds: { x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height },
      outline: outline.map(([x, y]) => [x, y]),
    }
  })
}

/** Parts of the scenery and of things that steps change: their box, for an edge can be soft. */
export function listPartRegions(plan: Plan, steps: readonly EditStep[]): EditRegion[] {
  const ids = new Set(steps.flatMap(idsIn).filter((id) => /^(?:scenery|piece)-/.test(id)))
  return [...ids].flatMap((id): EditRegion[] => {
    const [row, bounds] = [findRow(plan, id), measureExtent(plan, id)]
    return row && bounds ? [{ id, name: row.name, role: 'change', bounds: { ...bounds } }] : []
  })
}
