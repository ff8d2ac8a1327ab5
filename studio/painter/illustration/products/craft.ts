import { type Random, type ThingWish, traitOf } from '../family'
import { type Form, form, inside, polygonForm, roundRect } from '../build/form'
import { type Oklch, tone } from '../build/fill'
import {
  type Material,
  type Profile,
  glossMaterial,
  lathe,
  latheOutline,
  mattMaterial,
  metalMaterial,
} from '../build/lathe'
import { streak } from '../build/shine'
import type { GroundId } from '../build/still/grounds'
import type { Item } from '../build/still/item'
import { named, polyline } from '../../drawing/notation'

/** Inputs of one drawing of a product. */
export interface Craft {
  /** The colour of its main part. */
  readonly colour: Oklch
  readonly random: Random
  readonly wish: ThingWish
  /** The colour of its metal parts. */
  readonly metal: Oklch
}

/** A product: how it is drawn and what it looks well on. */
export interface Product {
  /** Words that ask for it, parted by white space; the first is its name. */
  readonly words: string
  readonly draw: (craft: Craft) => Item
  /** Its default colours. */
  readonly colours: readonly [Oklch, ...Oklch[]]
  readonly tilt?: number
  readonly grounds?: readonly [GroundId, ...GroundId[]]
  readonly strewn?: readonly [StrewnId, ...StrewnId[]]
  /** Several of it stand side by side only so far apart: share of its width. */
  readonly fill?: readonly [number, number]
}

export type StrewnId =
  | 'none'
  | 'petals'
  | 'leaves'
  | 'spheres'
  | 'drops'
  | 'confetti'
  | 'stars'
  | 'tea'
  | 'beans'
  | 'ice'
  | 'lemons'
  | 'oranges'
  | 'stones'
  | 'berries'

export const METALS = named(`gold: 0.82,0.085,84 silver: 0.84,0.008,250 rose: 0.79,0.07,42
  black: 0.34,0.012,270`) satisfies Readonly<Record<string, Oklch>>

export const INK: Oklch = [0.22, 0.012, 270]
export const WHITE: Oklch = [0.97, 0.008, 85]
export const GLASS: Oklch = [0.92, 0.02, 215]
export const WOOD: Oklch = [0.6, 0.085, 58]

/** The trait's value, if it was requested. */
export const wished = (craft: Pick<Craft, 'wish'>, slot: string): string | null =>
  traitOf(craft.wish, slot)?.value ?? null

/** The requested surface, else the one the thing usually has. */
export function pickSurface(craft: Craft, usual: Material, colour: Oklch = craft.colour): Material {
  const material = wished(craft, 'material')
  if (material === 'metal' || material === 'gold' || material === 'silver')
    return metalMaterial(material === 'metal' ? tone(colour, 0.05) : METALS[material])
  if (material === 'clay') return mattMaterial(colour, 0.05)
  if (material === 'wood') return mattMaterial(WOOD, 0.03)
  if (material === 'ceramic' || material === 'glossy') return glossMaterial(colour)
  if (material === 'matt') return mattMaterial(colour, 0.02)
  return usual
}

export const TILT = 0.15

/** A straight round body with a closed top; (x, y) the middle of its foot. */
export function tube(
  x: number,
  y: number,
  radius: number,
  height: number,
  material: Material,
  { tilt = TILT, bevel = 4, role = 'body' as Form['role'] } = {},
): Form {
  const b = Math.min(bevel, height / 3, radius / 3)
  const profile: Profile =
    polyline(`${radius - b * 0.5},0 ${radius},${b * 0.7} ${radius},${height - b}
      ${radius - b},${height} 0.5,${height + 0.1}`)
  return lathe([x, y], profile, material, { tilt, hard: true, role })
}

/** A blank label: paper or a plain band, never writing. */
export const label = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Oklch,
  edge: Oklch,
): Form[] => [
  roundRect([x - width / 2, y - height / 2, width, height], 5, colour, 'detail relief 2'),
  polygonForm(
    [frameRing(x, y, width - 16, height - 16), frameRing(x, y, width - 20, height - 20)],
    edge,
    'detail plain',
  ),
]

function frameRing(x: number, y: number, width: number, height: number) {
  const [a, b] = [width / 2, height / 2]
  return polyline([x - a, y - b], [x + a, y - b], [x + a, y + b], [x - a, y + b])
}

/** Glass with what it holds: darker at both edges, so that it reads on any ground. */
export function glassBody(
  outline: Parameters<typeof form>[0],
  [x0, x1]: readonly [number, number],
  tint: Oklch,
  ...content: readonly (Form | readonly Form[])[]
): Form {
  const at = (t: number, l: number, alpha: number) => ({ at: t, colour: tone(tint, l), alpha })
  const body = form(
    outline,
    {
      ...{ kind: 'linear', from: [x0, 0], to: [x1, 0] },
      stops: [
        at(0, -0.25, 0.7),
        at(0.05, 0.1, 0.75),
        at(0.12, 0.05, 0.5),
        at(0.5, 0.08, 0.42),
        at(0.88, 0.02, 0.5),
        at(0.95, 0.12, 0.8),
        at(1, -0.22, 0.7),
      ],
    },
    'glass',
  )
  return inside(body, ...content)
}

/** Whether its body is to be of glass. */
export const isClear = (craft: Pick<Craft, 'wish'>): boolean => wished(craft, 'clear') !== null

/** The profile up to a height, a wall's thickness inside it. */
function fillProfile(profile: Profile, level: number): Profile {
  const above = profile.findIndex(([, height]) => height > level)
  const [[r0, h0], [r1, h1]] = [profile[above - 1], profile[above]]
  const brim = r0 + ((r1 - r0) * (level - h0)) / (h1 - h0)
  const inner = [...profile.slice(0, above), [brim, level] as const]
  return [...inner.map(([r, h]) => [Math.max(1, r - 14), h + 10] as const), [1, level + 10.1]]
}

/**
 * A body of revolution; of glass where that is requested, with what it holds.
 *
 * @param liquid colour of what is in it, and its height
 */
export function turned(
  craft: Craft,
  profile: Profile,
  { usual, tilt, liquid }: { usual: Material; tilt: number; liquid: readonly [Oklch, number] },
  ...decor: readonly (Form | readonly Form[])[]
): Form {
  if (!isClear(craft))
    return inside(lathe([0, 0], profile, pickSurface(craft, usual), { tilt }), ...decor)
  const [colour, level] = liquid
  const half = Math.max(...profile.map(([radius]) => radius))
  const held = lathe([0, 0], fillProfile(profile, level), mattMaterial(colour, 0.12), { tilt })
  const sides = [-half, half] as const
  const glass = latheOutline([0, 0], profile, { tilt })
  return glassBody(
    glass,
    sides,
    GLASS,
    { ...held, part: 'liquid' },
    streak(-half * 0.72, -level * 1.1, -40, half * 0.07, 0.7, 3),
    streak(half * 0.8, -level, -60, half * 0.04, 0.6, 2),
  )
}

/** A stand under the middle of a thing. */
export function stand(rx: number, ry = rx * TILT, x = 0, y = 0): Item['stands'][number] {
  return { at: [x, y], radius: [rx, ry] }
}
