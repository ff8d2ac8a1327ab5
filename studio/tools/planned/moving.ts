/**
 * A painted picture taken apart by its plan: each thing and each part of its place is a sheet at its
 * depth, whole behind what is nearer, and moves as its kind does.
 */
import type { Raster } from '@media/raster'
import { breathe } from '../../motion/breath'
import type { View } from '../../motion/camera'
import { createMotion, mirror, type Motion } from '../../motion/pose'
import { drawSheet, groundDepth, type Sheet } from '../../motion/sheet'
import { CALM, type Weather } from '../../motion/weather'
import { createWeather } from '../../motion/weather-kinds'
import type { Layer as SceneLayer } from '../../painter/drawing'
import { type SeparatedLayer, separatePicture } from '../../painter/layers/separate'
import type { Unit } from '../../painter/layers/units'
import type { Plan } from '../../painter/planning/plan'
import { blinkOver } from './blinking'
import { hasMargin } from './margin'
import { findMotionKind } from './motions'

/** Paper margins and torn edges of a painted place stay outside of what the camera sees. */
const CLOSER = 1.1
/** Still parts at nearly one depth become one sheet. */
const LEAST_DEPTH = 0.07
/** Of what lies before the viewer's feet: nearer things would leave their place in the picture. */
const NEAREST = 0.75
/** A light shines so many radii far. */
const GLOW_REACH = 5
/** Nearness of an illustration's setting and of its things at least: their grounds are not painted as places. */
const SETTING_NEAR = 0.3
const THING_NEAR = 0.45

/** A moment of a video. */
interface Moment {
  readonly view: View
  /** 0..1. */
  readonly time: number
  /** Weather that was chosen. */
  readonly air: Weather
}

/** A picture as sheets and how they are drawn. */
export interface MovingPicture {
  /** The farthest first. */
  readonly sheets: readonly Pick<Sheet, 'pixels'>[]
  /** Paints a whole frame. */
  draw(frame: Raster, moment: Moment): void
}

interface Moving {
  readonly layer: SeparatedLayer
  readonly near: Float32Array
  readonly motion: Motion | null
  readonly weather: Weather
}

interface Stage {
  /** Of the video. */
  readonly size: { readonly width: number; readonly height: number }
  readonly seconds: number
  readonly seed: number
}

function isSceneLayer(layer: object): layer is SceneLayer {
  return 'depth' in layer
}

/** Mean nearness of its layers in a painted place; null: it is none. */
function findNear({ layers }: Unit): number | null {
  const depths = [...layers].filter(isSceneLayer).map(({ depth }) => depth)
  if (depths.length === 0) return null
  const mean = depths.reduce((sum, depth) => sum + depth, 0) / depths.length
  return NEAREST * Math.min(1, Math.max(0, 1 - mean))
}

/** Top of the water, px; null: none, or it is everywhere. */
function findWaterline(units: readonly Unit[]): number | null {
  for (const { area, isCast, layers, solids } of units) {
    if (area !== 'water' || isCast) continue
    const isWater = [...layers].some((layer) => isSceneLayer(layer) && layer.kind === 'water')
    const top = solids[0]?.rings[0]?.[0]?.[1]
    if (isWater && top !== undefined) return top
  }
  return null
}

/** A ground comes closer row by row, and a thing on it is as near as its foot. */
function measureNear(
  { unit, top, height }: SeparatedLayer,
  grounds: Float32Array,
  waterline: number | null,
): Float32Array {
  const flat = (near: number): Float32Array => new Float32Array(grounds.length).fill(near)
  if (!unit) return flat(0)
  const own = findNear(unit)
  const foot = grounds[Math.min(grounds.length - 1, top + height - 1)]
  if (unit.area === 'sky') return flat(0)
  if (unit.area === 'water') return grounds
  if (unit.area === 'thing') {
    if (own === null) return flat(Math.max(THING_NEAR, foot))
    const isInWater = waterline !== null && top + height > waterline
    return flat(isInWater && !unit.isCast ? Math.max(own, foot) : own)
  }
  if (own !== null) return flat(own)
  return unit.area === 'ground' ? grounds : flat(SETTING_NEAR)
}

/** From the horizon to the lower edge, by the rows of the picture. */
function measureGrounds(height: number, waterline: number | null): Float32Array {
  if (waterline === null) return groundDepth(height)
  return Float32Array.from({ length: height }, (_, y) => {
    const below = Math.max(0, (y - waterline) / Math.max(1, height - waterline))
    return 0.1 + 0.6 * below * below
  })
}

const contains = (outer: SeparatedLayer, inner: SeparatedLayer): boolean => {
  const [x, y] = [inner.left + inner.width / 2, inner.top + inner.height]
  const isWithin = x > outer.left && x < outer.left + outer.width
  return isWithin && y > outer.top && y <= outer.top + outer.height * 1.02
}

/** Motions by thing; who is in a boat moves with it. */
function planMotions(
  layers: readonly SeparatedLayer[],
  { width }: Plan,
  seconds: number,
): ReadonlyMap<string, Motion> {
  const motions = new Map<string, Motion>()
  const carriers: SeparatedLayer[] = []
  const own = layers.filter(({ unit }) => unit?.thing && !unit.isCast)
  own.forEach((layer, i) => {
    const { thing } = layer.unit as Unit
    const kind = thing && findMotionKind(thing)
    if (!kind) return
    const { top, height } = layer
    // The golden ratio spreads any number of phases.
    const place = { top, bottom: top + height, width, seconds, phase: (i * 0.618) % 1 }
    motions.set(thing.id, createMotion(kind, place))
    if (kind === 'bob' || kind === 'glide') carriers.push(layer)
  })
  for (const layer of own) {
    const id = layer.unit?.thing?.id
    const carrier = carriers.find((one) => one !== layer && contains(one, layer))
    const motion = motions.get(carrier?.unit?.thing?.id ?? '')
    if (id !== undefined && motion && !carriers.includes(layer)) motions.set(id, motion)
  }
  return motions
}

function moveLayer(
  { unit, top, height }: SeparatedLayer,
  motions: ReadonlyMap<string, Motion>,
  { width, seconds }: { width: number; seconds: number },
): Motion | null {
  if (!unit) return null
  if (unit.area === 'sky' && unit.name === '云')
    return createMotion('drift', { top, bottom: top + height, width, seconds, phase: 0 })
  const motion = (unit.thing && motions.get(unit.thing.id)) ?? null
  if (!motion || !unit.isCast) return motion
  return unit.name.endsWith('倒影') ? mirror(motion, { top }) : null
}

/** Rain and snow of the picture fall; their painted drops would hang in the air. */
function findFall({ unit }: SeparatedLayer): 'rain' | 'snow' | null {
  for (const layer of unit?.layers ?? []) {
    if (!isSceneLayer(layer)) continue
    if (layer.kind === 'rain') return 'rain'
    if (layer.kind === 'snowfall') return 'snow'
  }
  return null
}

/** Straight alpha of a box, multiplied into a sheet of the picture's size. */
function layOn(pixels: Uint8ClampedArray, layer: SeparatedLayer, width: number): void {
  const { left, top, rgba } = layer
  for (let y = 0; y < layer.height; y++)
    for (let x = 0; x < layer.width; x++) {
      const from = (y * layer.width + x) * 4
      const alpha = rgba[from + 3]
      if (alpha === 0) continue
      const to = ((y + top) * width + x + left) * 4
      const rest = 255 - alpha
      for (let c = 0; c < 3; c++)
        pixels[to + c] = (rgba[from + c] * alpha + pixels[to + c] * rest) / 255
      pixels[to + 3] = alpha + (pixels[to + 3] * rest) / 255
    }
}

function uniteBoxes(layers: readonly SeparatedLayer[]): Sheet['box'] {
  return {
    left: Math.min(...layers.map(({ left }) => left)),
    top: Math.min(...layers.map(({ top }) => top)),
    right: Math.max(...layers.map(({ left, width }) => left + width - 1)),
    bottom: Math.max(...layers.map(({ top, height }) => top + height - 1)),
  }
}

const isNearly = (a: Float32Array, b: Float32Array): boolean =>
  a === b || a.every((near, i) => Math.abs(near - b[i]) < LEAST_DEPTH)

/** Neighbours that stay together, the farthest first. */
function joinStill(moving: readonly Moving[]): Moving[][] {
  const runs: Moving[][] = []
  for (const one of moving) {
    const last = runs.at(-1)
    const [first] = last ?? []
    const stays = first && !first.motion && !one.motion && last?.at(-1)?.weather === CALM
    if (last && stays && isNearly(first.near, one.near)) last.push(one)
    else runs.push([one])
  }
  return runs
}

function findLight(layers: readonly SeparatedLayer[], { width }: Plan) {
  for (const { unit } of layers)
    for (const layer of unit?.layers ?? []) {
      if (!isSceneLayer(layer) || (layer.kind !== 'sun' && layer.kind !== 'moon')) continue
      return { x: layer.x / width, y: layer.y / width, reach: (layer.radius * GLOW_REACH) / width }
    }
  return null
}

/**
 * @param picture pixels of the plan's size, without a visible label
 * @param report called with the share done, 0..1
 */
export function setInMotion(
  plan: Plan,
  picture: Raster,
  { size, seconds, seed }: Stage,
  report: (share: number) => void,
): MovingPicture {
  const { width, height } = plan
  const separated = separatePicture(plan, { rgba: picture.rgba }, report)
  const falls = separated.layers.map(findFall)
  const fall = falls.find((kind) => kind !== null) ?? null
  const layers = separated.layers.filter((_, i) => falls[i] === null)
  const waterline = findWaterline(layers.flatMap(({ unit }) => unit ?? []))
  const grounds = measureGrounds(height, waterline)
  const motions = planMotions(layers, plan, seconds)
  const waters = layers.filter(({ unit }) => unit?.area === 'water' && !unit.isCast)
  const stage = { ...size, seconds, seed }
  const ripples =
    waterline === null
      ? CALM
      : createWeather('water', { ...stage, waterline: Math.min(1, waterline / height) })
  const moving = layers.map((layer): Moving => ({
    layer,
    near: measureNear(layer, grounds, waterline),
    motion: moveLayer(layer, motions, { width, seconds }),
    weather: layer === waters.at(-1) ? ripples : CALM,
  }))
  const blinks = blinkOver(plan, picture, { seconds })
  const planes = joinStill(moving).map((run, i) => {
    const parts = run.map(({ layer }) => layer)
    const pixels = new Uint8ClampedArray(width * height * 4)
    for (const part of parts) layOn(pixels, part, width)
    const box = uniteBoxes(parts)
    const [{ near, motion }] = run
    const sheet: Sheet = { width, height, pixels, opaque: i === 0, near, box }
    const weather = run.at(-1)?.weather ?? CALM
    const thing = parts[0].unit?.isCast ? undefined : parts[0].unit?.thing?.id
    return { sheet, motion, weather, blink: blinks.get(thing ?? '') ?? null }
  })
  const light = findLight(layers, plan)
  const isPlace = layers.some(({ unit }) => unit?.area === 'sky')
  const closer = isPlace && hasMargin(picture) ? CLOSER : 1
  const falling = createWeather(fall ?? 'none', { ...stage, waterline: 1 })
  return {
    sheets: planes.map(({ sheet }) => sheet),
    draw(frame, { view: seen, time, air }) {
      const view = { ...seen, zoom: seen.zoom * closer }
      planes.forEach(({ sheet, motion, weather, blink }, i) => {
        const pose = motion?.(time)
        drawSheet(frame, sheet, view, pose)
        if (blink?.isShut(time)) drawSheet(frame, { ...sheet, ...blink.lids }, view, pose)
        weather.behind(frame, time)
        if (i === 0) air.behind(frame, time)
        if (i === planes.length - 2) falling.behind(frame, time)
        if (i !== 0 || !light) return
        const scale = frame.width
        breathe(frame, { x: light.x * scale, y: light.y * scale, reach: light.reach * scale }, time)
      })
      for (const one of [falling, air]) one.before(frame, time)
    },
  }
}
