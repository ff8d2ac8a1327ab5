import { createCanvas } from '@napi-rs/canvas'
import { blurPlane } from '../../lib/blur'
import { smoothstep } from '../../lib/maths'
import { type Size, composePlan } from '../planning/composed'
import type { Plan } from '../planning/plan'
import { fillSolids } from '../planning/solids'
import type { StyleId } from '../slots'
import { paintSubset } from './subset'
import { type Unit, listUnits } from './units'

/** Separates a painted picture into layers that compose to it. */

/** Pixels of the picture. */
type Area = Readonly<{ left: number; top: number; width: number; height: number }>

/** A layer of the file. Alpha is straight. */
export interface SeparatedLayer extends Area {
  /** Null: the visible label. */
  readonly unit: Unit | null
  /** RGBA, row by row, of its box alone. */
  readonly rgba: Uint8ClampedArray
}

export interface Separated extends Size {
  /** The farthest first. */
  readonly layers: readonly SeparatedLayer[]
}

/** Levels by which a pixel differs before a unit counts as painted there. */
const LEAST_CHANGE = 2
/** Styles in which a new layer changes strokes everywhere: only what differs on average is its own. */
const RESTLESS: ReadonlySet<StyleId> = new Set(['oil', 'pixel', 'pencil'])
/** Radius of that average, of the short side, and the levels by which it must differ. */
const RESTLESS_REACH = 0.012
const RESTLESS_CHANGE = 7
/** Fades: levels of change from which a unit without a certain edge covers what is behind it. */
const FADES = [4, 40] as const
/** Of its silhouette, the share in which a unit must differ for that silhouette to be its own. */
const LEAST_OWN = 0.4

function toArea({ bounds }: Unit, { width, height }: Size): Area {
  if (!bounds) return { left: 0, top: 0, width, height }
  const [left, top] = [Math.floor(bounds.x * width), Math.floor(bounds.y * height)]
  const right = Math.min(width, Math.ceil((bounds.x + bounds.width) * width))
  const bottom = Math.min(height, Math.ceil((bounds.y + bounds.height) * height))
  return { left, top, width: right - left, height: bottom - top }
}

const overlap = (a: Area, b: Area): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height

/** Units that overlap are painted one after the other, all others in one go. */
function findLevels(areas: readonly Area[]): number[] {
  const levels: number[] = []
  areas.forEach((area, i) => {
    let level = 0
    for (let j = 0; j < i; j++) if (overlap(area, areas[j])) level = Math.max(level, levels[j] + 1)
    levels.push(level)
  })
  return levels
}

/** 0..255: how much of each pixel of the area a unit covers for certain. */
function drawSilhouette({ solids }: Unit, area: Area): Uint8Array {
  const cover = new Uint8Array(area.width * area.height)
  if (solids.length === 0) return cover
  const context = createCanvas(area.width, area.height).getContext('2d')
  context.translate(-area.left, -area.top)
  fillSolids(context, solids, 1)
  const { data } = context.getImageData(0, 0, area.width, area.height)
  for (let i = 0; i < cover.length; i++) cover[i] = data[i * 4 + 3]
  return cover
}

const maxDifference = (a: Uint8ClampedArray, b: Uint8ClampedArray, at: number): number =>
  Math.max(
    Math.abs(a[at] - b[at]),
    Math.abs(a[at + 1] - b[at + 1]),
    Math.abs(a[at + 2] - b[at + 2]),
  )

interface Claim {
  readonly area: Area
  /** 0..255 by pixel of the area: least opacity of the layer. */
  readonly cover: Uint8Array
  /** 1 where the layer has a pixel. */
  readonly own: Uint8Array
}

/** A picture without and with a unit. */
interface Change extends Size {
  readonly before: Uint8ClampedArray
  readonly after: Uint8ClampedArray
  readonly style: StyleId
}

function measureDifferences({ before, after, width }: Change, area: Area): Uint8Array {
  const differences = new Uint8Array(area.width * area.height)
  for (let y = 0; y < area.height; y++)
    for (let x = 0; x < area.width; x++) {
      const at = ((y + area.top) * width + x + area.left) * 4
      differences[y * area.width + x] = maxDifference(before, after, at)
    }
  return differences
}

/** 1 where the difference does not cancel out among neighbours, as moved strokes do. */
function findLasting({ before, after, width, height }: Change, area: Area): Uint8Array {
  const radius = Math.max(1, Math.round(Math.min(width, height) * RESTLESS_REACH))
  const lasting = new Uint8Array(area.width * area.height)
  const plane = new Float32Array(lasting.length)
  for (let c = 0; c < 3; c++) {
    for (let y = 0; y < area.height; y++)
      for (let x = 0; x < area.width; x++) {
        const at = ((y + area.top) * width + x + area.left) * 4 + c
        plane[y * area.width + x] = after[at] - before[at]
      }
    const mean = blurPlane(plane, area.width, area.height, radius, 2)
    for (let i = 0; i < mean.length; i++) if (Math.abs(mean[i]) > RESTLESS_CHANGE) lasting[i] = 1
  }
  return lasting
}

/** A bare border, or a frame that a style lays over all, belongs to no unit. */
function dropFrame(cover: Uint8Array, differences: Uint8Array, area: Area, size: Size): void {
  const { width, height } = area
  const isFrame = (i: number): boolean => cover[i] > 0 && differences[i] === 0
  const found: number[] = []
  const visit = (x: number, y: number): void => {
    const i = y * width + x
    if (x < 0 || y < 0 || x >= width || y >= height || !isFrame(i)) return
    cover[i] = 0
    found.push(i)
  }
  for (let x = 0; x < width; x++) {
    if (area.top === 0) visit(x, 0)
    if (area.top + height === size.height) visit(x, height - 1)
  }
  for (let y = 0; y < height; y++) {
    if (area.left === 0) visit(0, y)
    if (area.left + width === size.width) visit(width - 1, y)
  }
  for (let i = found.pop(); i !== undefined; i = found.pop()) {
    const [x, y] = [i % width, (i / width) | 0]
    visit(x - 1, y)
    visit(x + 1, y)
    visit(x, y - 1)
    visit(x, y + 1)
  }
}

/** Place where a unit was painted. */
function claimPixels(unit: Unit, area: Area, change: Change): Claim {
  const cover = drawSilhouette(unit, area)
  const differences = measureDifferences(change, area)
  const lasting = RESTLESS.has(change.style) ? findLasting(change, area) : null
  dropFrame(cover, differences, area, change)
  const isChanged = (i: number): boolean =>
    differences[i] > LEAST_CHANGE && (lasting === null || lasting[i] === 1)
  let [inside, changed] = [0, 0]
  for (let i = 0; i < cover.length; i++) {
    if (cover[i] < 128) continue
    inside++
    if (isChanged(i)) changed++
  }
  // styles that simplify draw some things elsewhere or not at all
  const isFaithful = inside > 0 && changed >= inside * LEAST_OWN
  const isFading = unit.area !== 'air' && !unit.isCast && !isFaithful
  const own = new Uint8Array(cover.length)
  for (let i = 0; i < cover.length; i++) {
    if (!isFaithful) cover[i] = 0
    if (isFading && isChanged(i)) cover[i] = 255 * smoothstep(...FADES, differences[i])
    own[i] = cover[i] > 0 || isChanged(i) ? 1 : 0
  }
  return { area, cover, own }
}

/** Opacity below which a colour would have to leave 0..255 to give the wanted one, 0..1. */
function leastAlpha(under: number, wanted: number): number {
  if (wanted > under) return under >= 255 ? 1 : (wanted - under) / (255 - under)
  return under <= 0 ? 0 : (under - wanted) / under
}

/**
 * Colours and opacities that turn what lies behind into the wanted picture.
 *
 * @param under three values a pixel, 0..255; what is behind, then the result
 */
function solveLayer(
  { area, cover, own }: Claim,
  under: Float32Array,
  { width }: Size,
  wantedAt: (pixel: number) => Uint8ClampedArray,
): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(area.width * area.height * 4)
  for (let y = 0; y < area.height; y++)
    for (let x = 0; x < area.width; x++) {
      const i = y * area.width + x
      if (!own[i]) continue
      const pixel = (y + area.top) * width + x + area.left
      const wanted = wantedAt(pixel)
      let needed = 0
      for (let c = 0; c < 3; c++)
        needed = Math.max(needed, leastAlpha(under[pixel * 3 + c], wanted[pixel * 4 + c]))
      const alpha = Math.min(255, Math.max(cover[i], Math.ceil(needed * 255)))
      if (alpha === 0) continue
      for (let c = 0; c < 3; c++) {
        const behind = under[pixel * 3 + c]
        const colour = behind + ((wanted[pixel * 4 + c] - behind) * 255) / alpha
        const shown = Math.max(0, Math.min(255, Math.round(colour)))
        rgba[i * 4 + c] = shown
        under[pixel * 3 + c] = behind + ((shown - behind) * alpha) / 255
      }
      rgba[i * 4 + 3] = alpha
    }
  return rgba
}

/** The part of a layer that has pixels; null: none. */
function cropLayer(unit: Unit | null, area: Area, rgba: Uint8ClampedArray): SeparatedLayer | null {
  let [left, top, right, bottom] = [area.width, area.height, 0, 0]
  for (let y = 0; y < area.height; y++)
    for (let x = 0; x < area.width; x++) {
      if (rgba[(y * area.width + x) * 4 + 3] === 0) continue
      ;[left, right] = [Math.min(left, x), Math.max(right, x + 1)]
      ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)]
    }
  if (right <= left) return null
  const [width, height] = [right - left, bottom - top]
  const cropped = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    const from = ((y + top) * area.width + left) * 4
    cropped.set(rgba.subarray(from, from + width * 4), y * width * 4)
  }
  return { unit, left: area.left + left, top: area.top + top, width, height, rgba: cropped }
}

/** The visible label, of the picture with it. */
function separateLabel(
  labelled: Uint8ClampedArray,
  under: Float32Array,
  { width, height }: Size,
): SeparatedLayer[] {
  const pixels = width * height
  const own = new Uint8Array(pixels)
  for (let i = 0; i < pixels; i++) {
    const differs = (c: number): boolean => Math.abs(labelled[i * 4 + c] - under[i * 3 + c]) > 0.6
    own[i] = differs(0) || differs(1) || differs(2) ? 1 : 0
  }
  const area = { left: 0, top: 0, width, height }
  const claim = { area, cover: new Uint8Array(pixels), own }
  const layer = cropLayer(
    null,
    area,
    solveLayer(claim, under, area, () => labelled),
  )
  return layer ? [layer] : []
}

export interface FinishedPixels {
  /** RGBA, row by row, in the size of the plan. */
  readonly rgba: Uint8ClampedArray
  /** The same with the visible label, which becomes the foremost layer; left out: none. */
  readonly labelled?: Uint8ClampedArray
}

/**
 * The layers of a painted picture, the farthest first. Composed in order they give the picture: a
 * layer has its own pixels where it is in front, and behind nearer things what is painted there
 * without them.
 *
 * @param report called with the share done, 0..1
 */
export function separatePicture(
  plan: Plan,
  { rgba, labelled }: FinishedPixels,
  report: (share: number) => void = () => undefined,
): Separated {
  const { width, height, style } = plan
  const size = { width, height }
  const composed = composePlan(plan)
  const units = listUnits(plan)
  const areas = units.map((unit) => toArea(unit, size))
  const levels = findLevels(areas)
  const count = Math.max(...levels) + 1
  const states: Uint8ClampedArray[] = []
  for (let level = 0; level < count; level++) {
    const shown = units.filter((_, i) => levels[i] <= level).flatMap(({ layers }) => [...layers])
    states.push(paintSubset(composed, style, new Set(shown)))
    report(((level + 1) / (count + 1)) * 0.95)
  }
  const claims = units.map((unit, i): Claim | null => {
    const level = levels[i]
    if (level === 0) return null
    const [before, after] = [states[level - 1], states[level]]
    return claimPixels(unit, areas[i], { before, after, style, width, height })
  })
  // the foremost unit of each pixel has the pixel of the picture itself
  const front = new Uint16Array(width * height)
  claims.forEach((claim, unit) => {
    if (!claim) return
    const { area, own } = claim
    for (let i = 0; i < own.length; i++) {
      if (!own[i]) continue
      front[((i / area.width + area.top) | 0) * width + (i % area.width) + area.left] = unit
    }
  })
  const under = new Float32Array(width * height * 3)
  const layers = units.flatMap((unit, i) => {
    const whole: Area = { left: 0, top: 0, width, height }
    const every = new Uint8Array(i === 0 ? width * height : 0).fill(255)
    const claim = i === 0 ? { area: whole, cover: every, own: every } : claims[i]
    if (!claim) return []
    const painted = states[levels[i]]
    const solved = solveLayer(claim, under, size, (at) => (front[at] === i ? rgba : painted))
    return cropLayer(unit, claim.area, solved) ?? []
  })
  report(1)
  const label = labelled ? separateLabel(labelled, under, size) : []
  // the first one is the paper
  const shown = plan.clear ? layers.slice(1) : layers
  return { width, height, layers: [...shown, ...label] }
}
