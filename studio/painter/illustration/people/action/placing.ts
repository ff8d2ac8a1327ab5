import { mixColour } from '../../../colour'
import type { Point } from '../../../drawing'
import { ellipse, form, layer, mapForms, place, tagCast, tagThing } from '../../build/form'
import type { Form, Frame, Layer } from '../../node'
import { headPlace } from '../figure'
import type { Palette } from '../scene/palettes'
import { SEAT_FORMS, type SeatId } from './seats'
import type { Companion } from './companions'
import { turned } from './limb'
import { type Acted, type Acting, actingFigure, findActionPose } from './figure'
import { HIP } from './legwear'

/** Left, top, right, bottom. */
type Extent = readonly [number, number, number, number]

/** Parts that reach out of the picture on purpose. */
const ENDLESS = /^(swing|steps|sill|roof)$/
/** Shared seat of several people. */
const SHARED = /^(bench|sofa|sill|roof)$/

function measureExtent({ layers }: Acting, { doing, flip }: Acted, shared: boolean): Extent {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { name, forms } of layers) {
    if (name.endsWith('seat') && (shared || ENDLESS.test(doing.seat ?? ''))) continue
    for (const [x, y] of forms.flatMap(({ rings }) => rings.flat())) {
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return flip ? [-right, top, -left, bottom] : [left, top, right, bottom]
}

/** Whole figures in their places, and what lies behind them is laid out around. */
export interface Company {
  readonly layers: readonly Layer[]
  /** Shadow of each of them on the ground. */
  readonly shadows: readonly Layer[]
  /** The middle and size of each head. */
  readonly heads: readonly { readonly x: number; readonly y: number; readonly r: number }[]
  /** A circle that holds most of the figures. */
  readonly round: { readonly x: number; readonly y: number; readonly r: number }
  /** Their feet, units from the top of the frame. */
  readonly ground: number
}

type Made = { readonly person: Acted; readonly acting: Acting; readonly extent: Extent }

/** Units between two figures; more of them stand closer, one before the other. */
const computeGap = (count: number, { doing }: Acted, isClose: boolean): number =>
  isClose && doing.seat
    ? BESIDE
    : count > 2
      ? -150
      : /^(?:badminton|tennis)$/.test(doing.action)
        ? OVER_NET
        : 30
/** Between two who share a seat, shoulder at shoulder. */
const BESIDE = -170
/** Between two who play with rackets. */
const OVER_NET = 260
/** Between the middles of two in an embrace. */
const EMBRACED = 262
/** From a wrist to the middle of the hand. */
const PALM = 46

/** Place of each, units of the body from the left edge of all of them. */
function spaceFigures(made: readonly Made[], isClose: boolean): number[] {
  const spots: number[] = []
  for (const [i, { person, extent }] of made.entries()) {
    const before = made[i - 1]
    const at = spots[i - 1] ?? 0
    const [mine, theirs] = [person.doing.hand, before?.person.doing.hand]
    if (!before) spots.push(-extent[0])
    else if (mine && theirs) spots.push(at + Math.abs(mine[0]) + Math.abs(theirs[0]) + 2 * PALM)
    else if (person.doing.action === 'hug') spots.push(at + EMBRACED)
    else spots.push(at + before.extent[2] + computeGap(made.length, person, isClose) - extent[0])
  }
  return spots
}

/** Reach of a seat beyond those who share it, units. */
const ARM_REST = 70

/** One bench under all. @param at where its left end lies, and how it is scaled */
function sharedSeat(
  seat: SeatId,
  { colours }: Acted,
  at: {
    readonly x: number
    readonly y: number
    readonly scale: number
    readonly width: number
    readonly ground: number
  },
): Layer {
  const half = at.width / 2 + ARM_REST
  const { behind } = SEAT_FORMS[seat]({
    top: HIP + 72,
    ground: at.ground,
    half,
    colour: colours.accent,
  })
  return layer(
    'seat',
    'masses',
    place(behind, [at.x + (at.width / 2) * at.scale, at.y], { scale: at.scale }),
  )
}

/** Units between a person and an animal. */
const NEAR = 16

const shadowAt = ([x, y]: Point, half: number, scale: number): Form =>
  ellipse([x, y - 4 * scale], [half * scale, 30 * scale], [0.3, 0.04, 300], {
    ...{ role: 'shadow', alpha: 0.26, blur: 16 * scale, plain: true },
  })

export interface Room {
  /** A painted place is to be seen around them. */
  readonly roomy: boolean
  readonly isClose?: boolean
  /** Of the frame's height, what is seen below their feet besides. */
  readonly rise?: number
  /** Offset to the right of the middle, units. */
  readonly lean: number
  readonly companions: readonly Companion[]
  /** The keys of the people, then of the companions. */
  readonly keys: readonly string[]
}

/** Side by side on one ground, animals on the right. */
export function placeActing(
  people: readonly Acted[],
  frame: Frame,
  { roomy, lean, companions, keys, rise = 0, isClose = false }: Room,
): Company {
  const seats = new Set(people.map(({ doing }) => doing.seat))
  const [seat] = seats
  const shared = people.length > 1 && seats.size === 1 && seat && SHARED.test(seat) ? seat : null
  const made = people.map((person, i) => {
    const acting = actingFigure(person, people.length > 1 ? `${i + 1} ` : '')
    return { person, acting, extent: measureExtent(acting, person, shared !== null) }
  })
  const spots = spaceFigures(made, isClose)
  const own = (spots.at(-1) ?? 0) + (made.at(-1)?.extent[2] ?? 0)
  const extra = companions.reduce((sum, one) => sum + one.width + NEAR, 0)
  const width = own + extra + (shared ? 2 * ARM_REST : 0)
  const height = Math.max(
    ...made.map(({ acting, extent: [, top] }) => acting.ground - top),
    ...companions.map((one) => one.height),
  )
  const scale = Math.min(
    (frame.height * ((roomy ? 0.74 : 0.86) - rise)) / height,
    (frame.width * 0.88) / width,
  )
  const free = frame.height - height * scale
  const ground =
    frame.height * (1 - rise) -
    (roomy
      ? frame.height * 0.045
      : Math.max(frame.height * 0.055, (free - frame.height * rise) * 0.4))
  const room = Math.max(0, frame.width - width * scale) / 2
  const rest = shared ? ARM_REST * scale : 0
  const left = rest + frame.width / 2 - (width * scale) / 2 + Math.max(-room, Math.min(room, lean))
  const middle = left + (width * scale) / 2
  const layers: Layer[] = []
  const shadows: Layer[] = []
  const heads: { x: number; y: number; r: number }[] = []
  for (const [i, { person, acting, extent }] of made.entries()) {
    const x = left + (spots[i] ?? 0) * scale
    const y = ground - acting.ground * scale
    const mirror = person.flip ? -1 : 1
    const first = i === 0 && shared
    if (first)
      layers.push(
        sharedSeat(first, person, { x: left, y, scale, width: own, ground: acting.ground }),
      )
    const thing = keys[i] ?? 'main 1'
    const parts = acting.layers.filter(({ name }) => !shared || !name.endsWith('seat'))
    for (const item of tagThing(parts, thing, { x, y, scale }))
      layers.push({
        ...item,
        forms: mapForms(item.forms, ([px, py]) => [x + px * scale * mirror, y + py * scale], scale),
      })
    const head = headPlace(person)
    const [hx, hy] = turned([0, head.y - 10], [0, HIP], findActionPose(person.doing).lean)
    heads.push({ x: x + hx * scale * mirror, y: y + hy * scale, r: 196 * head.scale * scale })
    const air = (findActionPose(person.doing).air ?? 0) > 100 ? 0.7 : 1
    const shadow = shadowAt(
      [x + (extent[0] + extent[2]) * 0.5 * scale, ground],
      Math.min(430, (extent[2] - extent[0]) * 0.48) * air,
      scale,
    )
    // without weight one is over no ground
    if (person.doing.action !== 'float')
      shadows.push(tagCast(layer('shadow', 'masses', shadow), thing))
  }
  let edge = left + own * scale
  for (const [i, one] of companions.entries()) {
    const x = edge + (NEAR + one.width / 2) * scale
    edge += (NEAR + one.width) * scale
    const thing = keys[people.length + i] ?? 'main 1'
    for (const item of tagThing(one.layers, thing, { x, y: ground, scale }))
      layers.push({
        ...item,
        name: `companion ${i + 1} ${item.name}`,
        forms: place(item.forms, [x, ground + 16 * scale], { scale }),
      })
    const shadow = shadowAt([x, ground], one.width * 0.5, scale)
    shadows.push(tagCast(layer('shadow', 'masses', shadow), thing))
  }
  const r = Math.min(height, width * 1.2) * scale * 0.36
  return {
    layers,
    shadows,
    heads,
    round: { x: middle, y: ground - height * scale * 0.56, r },
    ground,
  }
}

/** The floor that whole figures stand on where there is no painted place. */
export function floorLayer({ ground }: Company, frame: Frame, palette: Palette): Layer {
  const top = ground - 46
  const fill = mixColour(palette.ground, palette.deep, 0.2)
  const outline = `-20,${top + 16}! ${frame.width * 0.5},${top - 8} ${frame.width + 20},${top + 14}! ${frame.width + 20},${frame.height + 20}! -20,${frame.height + 20}!`
  return layer('floor', 'setting', form(outline, fill, 'backdrop plain'))
}
