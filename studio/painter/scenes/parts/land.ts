import type { Oklch } from '../../colour'
import type { Shape, TerrainForm, TerrainLayer } from '../../drawing'
import { landAt, materialsAt } from '../../palette'
import type { Random } from '../../../lib/random'
import type { Stage } from '../../scene'
import { type CoverOptions, makeCover } from './cover'
import { type Peak, type PeakForm, makeRidge, rangeOfPeaks } from './ridge'
import { isSnowy } from './soil'
import { addTerrain } from './terrain'

/** The trees of this picture along a ridge. */
export function woods(
  stage: Stage,
  random: Random,
  depth: number,
  options: Pick<CoverOptions, 'ridge' | 'count' | 'height'> &
    Partial<Pick<CoverOptions, 'floor' | 'from' | 'to' | 'kind'>>,
): Shape[] {
  const m = materialsAt(stage.palette, depth)
  const { season } = stage.slots
  const leafy = season === 'autumn' || season === 'spring'
  return makeCover(random, {
    colour: leafy ? m.leaf : m.pine,
    bark: m.bark,
    kind: leafy ? 'mixed' : 'conifer',
    snowy: isSnowy(stage),
    ...options,
  })
}

export interface LandPlan {
  readonly name: string
  readonly form?: TerrainForm
  readonly depth: number
  readonly baseY: number
  readonly peaks: readonly Peak[]
  readonly rough?: number
  readonly roll?: number
  readonly grain?: number
  readonly bottom?: number
  readonly colour?: Oklch
  readonly fades?: boolean
  readonly shore?: boolean
  readonly snow?: number
  /** How far below `baseY` its own light and mist reach, pixels. */
  readonly body?: number
  readonly cover?: (ridge: Float32Array, random: Random) => readonly Shape[]
}

/** One piece of land: its ridge, its trees, its layer. */
export function addLand(stage: Stage, plan: LandPlan): TerrainLayer {
  const random = stage.random.fork(plan.name)
  const { unit } = stage
  const ridge = makeRidge(random, stage.width, {
    baseY: plan.baseY,
    peaks: plan.peaks,
    rough: plan.rough ?? 0.12,
    roll: plan.roll ?? 0,
    grain: plan.grain ?? 160 * unit,
  })
  return addTerrain(stage, {
    form: plan.form ?? 'ground',
    depth: plan.depth,
    ridge,
    baseY: plan.baseY + (plan.body ?? 0),
    colour: plan.colour ?? landAt(stage.palette, plan.depth),
    fades: plan.fades ?? false,
    cover: plan.cover?.(ridge, random.fork('trees')) ?? [],
    ...(plan.bottom !== undefined && { bottom: plan.bottom }),
    ...(plan.shore !== undefined && { shore: plan.shore }),
    ...(plan.snow !== undefined && { snow: plan.snow }),
  })
}

/** A far range that closes the view at the horizon. */
export function addFarRange(
  stage: Stage,
  name: string,
  plan: {
    readonly rise: number
    readonly depth: number
    readonly form?: PeakForm
    readonly main?: number
    readonly slender?: number
    readonly baseY?: number
    readonly bottom?: number
    readonly rough?: number
    readonly colour?: Oklch
    readonly trees?: number
  },
): TerrainLayer {
  const { width, unit, side, horizon } = stage
  const { form = 'alpine', main = 0.5 + side * 0.22, trees = 0, baseY = horizon + 3 * unit } = plan
  const fork = stage.random.fork(`${name} peaks`)
  const slender = plan.slender ?? (form === 'dome' ? 2.6 : 1)
  return addLand(stage, {
    name,
    form: form === 'dome' ? 'hill' : 'rock',
    depth: plan.depth,
    baseY,
    peaks: rangeOfPeaks(fork, width, plan.rise, form, main, 4, slender),
    rough: plan.rough ?? 0.28,
    roll: 10 * unit,
    bottom: plan.bottom ?? horizon + 2,
    fades: form !== 'dome',
    ...(plan.colour && { colour: plan.colour }),
    ...(trees > 0 && {
      cover: (ridge: Float32Array, random: Random) =>
        woods(stage, random, plan.depth, { ridge, count: trees, height: 34 * unit }),
    }),
  })
}
