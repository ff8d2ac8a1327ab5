import type { Shape, TerrainForm, TerrainLayer } from '../../drawing'
import { materialsAt } from '../../palette'
import type { Random, Stage } from '../../scene'
import { type CoverOptions, makeCover } from './cover'
import { makeRidge, type Peak, type PeakForm, rangeOfPeaks } from './ridge'
import { isSnowy } from './soil'
import { addTerrain, type TerrainOptions } from './terrain'

/**
 * The trees of this picture along a ridge.
 * @param height of a tree, pixels
 */
export function woods(
  stage: Stage,
  random: Random,
  depth: number,
  ridge: Float32Array,
  count: number,
  height: number,
  options: Partial<Pick<CoverOptions, 'floor' | 'from' | 'to' | 'kind'>> = {},
): Shape[] {
  const m = materialsAt(stage.palette, depth)
  const { season } = stage.slots
  const leafy = season === 'autumn' || season === 'spring'
  return makeCover(random, ridge, count, height, {
    colour: leafy ? m.leaf : m.pine,
    bark: m.bark,
    kind: leafy ? 'mixed' : 'conifer',
    snowy: isSnowy(stage),
    ...options,
  })
}

interface LandPlan extends Omit<TerrainOptions, 'cover'> {
  readonly form?: TerrainForm
  readonly peaks?: readonly Peak[]
  readonly rough?: number
  readonly roll?: number
  readonly grain?: number
  /** Reach of its own light and mist below `baseY`, pixels. */
  readonly body?: number
  readonly cover?: (ridge: Float32Array, random: Random) => readonly Shape[]
}

/** One piece of land: its ridge, its trees, its layer. */
export function addLand(
  stage: Stage,
  name: string,
  depth: number,
  baseY: number,
  { form = 'ground', peaks, rough = 0.12, roll = 0, grain, body = 0, cover, ...more }: LandPlan,
): TerrainLayer {
  const random = stage.random.fork(name)
  const relief = { rough, roll, grain: grain ?? 160 * stage.unit }
  const ridge = makeRidge(random, stage.width, { baseY, peaks: peaks ?? [], ...relief })
  return addTerrain(stage, form, depth, ridge, baseY + body, {
    fades: false,
    ...more,
    cover: cover?.(ridge, random.fork('trees')) ?? [],
  })
}

/** A far range that closes the view at the horizon. */
export function addFarRange(
  stage: Stage,
  name: string,
  usualRise: number,
  depth: number,
  usualForm: PeakForm,
  plan: {
    readonly main?: number
    readonly slender?: number
    readonly baseY?: number
    readonly bottom?: number
    readonly trees?: number
  } = {},
): TerrainLayer {
  const { width, unit, side, horizon, slots } = stage
  const snowy = slots.snowPeaks === true && depth > 0.8
  const [rise, form]: [number, PeakForm] = snowy
    ? [Math.max(usualRise, stage.short * 0.3), 'alpine']
    : [usualRise, usualForm]
  const { main = 0.5 + side * 0.22, trees = 0, baseY = horizon + 3 * unit } = plan
  const { slender = form === 'dome' ? 2.6 : 1, bottom = horizon + 2 } = plan
  const peaks = rangeOfPeaks(
    stage.random.fork(`${name} peaks`),
    width,
    rise,
    form,
    main,
    4,
    slender,
  )
  const relief = { peaks, rough: 0.28, roll: 10 * unit, bottom }
  return addLand(stage, name, depth, baseY, {
    ...relief,
    form: form === 'dome' ? 'hill' : 'rock',
    fades: form !== 'dome',
    ...(snowy && { snow: 0.7 }),
    ...(trees > 0 && {
      cover: (ridge: Float32Array, random: Random) =>
        woods(stage, random, depth, ridge, trees, 34 * unit),
    }),
  })
}
