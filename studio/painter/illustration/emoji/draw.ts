import { clamp } from '../../../lib/maths'
import type { TintId } from '../../slots'
import { DYES } from '../../palettes/tints'
import { type Edges, type Oklch, type Point, computeArea } from '../../geometry'
import { alike } from '../../subjects/dye'
import { isInside } from '../build/clip'
import { type Form, place, polygonForm } from '../build/form'
import { measureBox } from '../build/still/item'
import { readIcon } from './icon'
import type { IconPath } from './icon-path'

/** An icon as forms; its lowest point is at y = 0, the middle of its width at x = 0. */
export interface IconDrawing {
  readonly forms: readonly Form[]
  readonly width: number
  readonly height: number
  /** Contact with the ground: its middle and half its width. */
  readonly foot: { readonly x: number; readonly radius: number }
}

/** A weaker colour is grey: others are the icon's own before it. */
const LEAST_CHROMA = 0.05
/** Share of the icon that a colour covers to be its own. */
const LEAST_OWN = 0.2
/** Share of its points that lie in one mass below: such a form is a detail of it. */
const WITHIN = 0.9
/** Share of the icon's area from which a form is modelled by light. */
const LEAST_MASS = 0.08
/** Roundness, share of a form's short side. */
const RELIEF = 0.07
/** Share of the height that is its foot. */
const FOOT = 0.05

const measurePath = ({ rings }: IconPath): number =>
  rings.reduce((sum, ring) => sum + computeArea(ring), 0)

/** The colour that covers most of an icon; one with a hue before greys. */
export function findOwnColour(name: string): Oklch {
  const parts = readIcon(name).map((path) => ({ colour: path.fill, area: measurePath(path) }))
  const whole = parts.reduce((sum, { area }) => sum + area, 0)
  const ranked = parts.map(({ colour }) => {
    const area = parts.reduce((sum, one) => sum + (alike(colour, one.colour) ? one.area : 0), 0)
    const isOwn = colour[1] >= LEAST_CHROMA && area >= whole * LEAST_OWN
    return { colour, rank: isOwn ? area + whole : area }
  })
  return ranked.reduce((best, one) => (one.rank > best.rank ? one : best)).colour
}

function isWithin(
  { rings }: IconPath,
  mass: IconPath,
  [box, around]: readonly [Edges, Edges],
): boolean {
  if (!overlaps(box, around)) return false
  const points = rings.flat()
  const inside = points.filter((point) => isInside(point, mass.rings)).length
  return inside >= points.length * WITHIN
}

const shortSide = ({ left, right, top, bottom }: Edges): number =>
  Math.min(right - left, bottom - top)

const overlaps = (a: Edges, b: Edges): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const measureRings = ({ rings, fill }: IconPath): Edges => measureBox([polygonForm(rings, fill)])

/** The forms of an icon in its own colours; whether one lies in another takes a test of each point. */
function modelIcon(name: string): readonly Form[] {
  const before = modelled.get(name)
  if (before) return before
  const paths = readIcon(name)
  const boxes = paths.map(measureRings)
  const whole = paths.reduce((sum, path) => sum + measurePath(path), 0)
  const forms = paths.map((path, i): Form => {
    const { rings, fill, isEvenOdd, alpha } = path
    const isDetail = paths.slice(0, i).some((mass, k) => isWithin(path, mass, [boxes[i], boxes[k]]))
    const isMass = !isDetail && measurePath(path) > whole * LEAST_MASS
    return polygonForm(rings, fill, {
      role: isDetail ? 'detail' : 'body',
      ...(isDetail && { plain: true }),
      ...(!isEvenOdd && rings.length > 1 && { union: true }),
      ...(alpha < 1 && { alpha }),
      ...(isMass && { relief: shortSide(boxes[i]) * RELIEF }),
    })
  })
  modelled.set(name, forms)
  return forms
}
const modelled = new Map<string, readonly Form[]>()

/** A colour as far from the requested one as it was from the icon's own. */
function dyePath(colour: Oklch, own: Oklch, tint: TintId): Oklch {
  const [lightness, chroma, hue] = DYES[tint]
  return [clamp(lightness + colour[0] - own[0], 0.12, 0.98), chroma, hue]
}

const listFeet = (rings: readonly (readonly Point[])[], from: number): number[] =>
  rings.flatMap((ring) => ring.flatMap(([x, y]) => (y >= from ? [x] : [])))

/**
 * Draws an icon.
 * @param tint colour of what has the icon's own one; undefined: as it is
 */
export function drawIcon(name: string, tint?: TintId): IconDrawing {
  const own = tint && findOwnColour(name)
  const forms = modelIcon(name).map((form) =>
    own && !('kind' in form.fill) && alike(own, form.fill)
      ? { ...form, fill: dyePath(form.fill, own, tint) }
      : form,
  )
  const { left, right, top, bottom } = measureBox(forms)
  const [middle, height] = [(left + right) / 2, bottom - top]
  const feet = listFeet(
    forms.flatMap(({ rings }) => rings),
    bottom - height * FOOT,
  )
  const [first, last] = [Math.min(...feet), Math.max(...feet)]
  return {
    forms: place(forms, [-middle, -bottom]),
    width: right - left,
    height,
    foot: { x: (first + last) / 2 - middle, radius: Math.max(12, (last - first) / 2) },
  }
}
