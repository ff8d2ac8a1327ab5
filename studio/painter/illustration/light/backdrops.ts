import { TAU, cos, sin } from '../../../lib/maths'
import { type Oklch, mixColour } from '../../colour'
import { polyline, triples } from '../../drawing/notation'
import type { StyleId, TimeId } from '../../slots'
import { disc, ellipse, layer, polygonForm, roundRect } from '../build/form'
import { fillPolygon } from '../build/outlines'
import { linear, linearStops, tone } from '../build/fill'
import type { Brief, Random } from '../family'
import type { Form, Frame, Illustration, Layer, Role } from '../node'
import { skyline } from '../places/riverside'
import { type Stage, buildStage, halo, hills, rect, tree } from '../places/stage'
import type { Area } from '../uses/compose'
import { type Effect, type Effects, isBacklit } from './effects'

/** Surroundings of a subject without a place of its own, where words name light or weather. */

export interface Behind {
  readonly frame: Frame
  readonly random: Random
  readonly brief: Brief
  readonly style: StyleId
  readonly effects: Effects
  /** Of the subject, units. */
  readonly box: Area
  /** Of the main thing alone, units. */
  readonly main: Area
  /** Its ground is a place, a table or a plain colour, and stays. */
  readonly keepsGround: boolean
  /** Food, seen from above on its cloth. */
  readonly isOnTable: boolean
  /** The subject goes on below the frame. */
  readonly isCut: boolean
  /** Top of the sea that it swims in, units; null: there is none. */
  readonly water: number | null
  /** Without gradients. */
  readonly isFlat: boolean
  /** The head, or the middle of the subject. */
  readonly focus: Illustration['focus']
}

/** Upper sky, sky at the horizon, hills, ground. */
const AIRS: Partial<Record<Effect, readonly Oklch[]>> = {
  storm: triples('0.33,0.03,258 0.5,0.03,240 0.37,0.03,245 0.34,0.025,250'),
  rain: triples('0.47,0.04,250 0.66,0.035,235 0.5,0.04,225 0.44,0.035,240'),
  blizzard: triples('0.5,0.04,250 0.7,0.03,240 0.62,0.03,242 0.86,0.015,235'),
  snow: triples('0.6,0.05,250 0.79,0.03,240 0.73,0.03,238 0.93,0.012,235'),
  fog: triples('0.62,0.06,240 0.86,0.04,80 0.5,0.05,222 0.54,0.06,165'),
  moon: triples('0.19,0.065,272 0.4,0.08,256 0.27,0.06,264 0.23,0.05,258'),
  silhouette: triples('0.5,0.13,330 0.87,0.14,72 0.47,0.1,20 0.25,0.06,350'),
  rim: triples('0.62,0.12,30 0.93,0.11,82 0.58,0.1,40 0.42,0.08,30'),
  mirror: triples('0.68,0.1,240 0.93,0.04,215 0.7,0.08,170 0.62,0.085,236'),
  wet: triples('0.4,0.07,268 0.74,0.09,40 0.4,0.05,268 0.36,0.02,262'),
  dapple: triples('0.78,0.1,150 0.93,0.09,115 0.66,0.12,145 0.6,0.12,138'),
  sun: triples('0.66,0.12,242 0.92,0.045,215 0.72,0.1,152 0.7,0.13,136'),
  autumn: triples('0.78,0.06,225 0.95,0.04,85 0.76,0.12,60 0.72,0.11,72'),
  spring: triples('0.78,0.08,232 0.95,0.03,205 0.78,0.1,140 0.76,0.14,132'),
}

/** The colour of an hour, and how much of it lies on the air of a weather. */
const HOURS: Partial<Record<TimeId, readonly [Oklch, number]>> = {
  dawn: [[0.86, 0.08, 45], 0.3],
  sunset: [[0.74, 0.13, 48], 0.36],
  dusk: [[0.36, 0.09, 295], 0.5],
  night: [[0.19, 0.06, 270], 0.66],
}

const OPEN: readonly Effect[] = [
  ...(['silhouette', 'rim', 'storm', 'rain', 'blizzard', 'snow'] as const),
  ...(['moon', 'wet', 'mirror', 'fog', 'sun', 'dapple', 'autumn', 'spring'] as const),
]

/** Air behind a silhouette at other hours than sunset. */
const AGAINST: Partial<Record<TimeId, Effect>> = { night: 'moon', day: 'sun' }

/** Light paints would leave a dark sky out: there it is a wash of its own, and no ground. */
export const PALE = /^(?:ink|watercolour|pencil|blue-green)$/
const groundRole = (style: StyleId): Role => (PALE.test(style) ? 'detail' : 'ground')

export const HORIZON = 0.7

/** Middle and radius of the sun or the moon. */
export function findLamp({ frame, random, box, effects }: Behind) {
  const { width, height } = frame
  const short = Math.min(width, height)
  const side = random.fork('lamp').sign()
  if (!isBacklit(effects))
    return { x: width * (side < 0 ? 0.17 : 0.83), y: height * 0.18, r: short * 0.085, side }
  const middle = (box.left + box.right) / 2
  const half = Math.max((box.right - box.left) / 2, short * 0.12)
  const x = Math.min(width * 0.84, Math.max(width * 0.16, middle + side * half * 0.8))
  const y = Math.min(height * 0.5, Math.max(height * 0.2, box.top + (box.bottom - box.top) * 0.3))
  return { x, y, r: short * 0.13, side }
}

/** The sun with its rays, or the moon with its stars. */
function drawLamp(behind: Behind): Form[] {
  const { frame, random, effects } = behind
  const { x, y, r } = findLamp(behind)
  const isMoon = effects.has('moon') || (isBacklit(effects) && behind.brief.time === 'night')
  const colour: Oklch = isMoon ? [0.965, 0.035, 98] : [0.97, 0.1, 88]
  const glow = (reach: number, alpha: number): Form => halo([x, y], r * reach, colour, alpha)
  if (isMoon) {
    const own = random.fork('stars')
    const stars = Array.from({ length: 44 }, () =>
      disc(
        [own.range(0, frame.width), own.range(0, frame.height * HORIZON * 0.9)],
        own.range(1.8, 4.4),
        [0.96, 0.03, 95],
        { role: 'glow', plain: true, alpha: own.range(0.5, 1) },
      ),
    )
    const seas = triples('-0.3,-0.2,0.24 0.28,0.1,0.18 -0.1,0.42,0.14').map(([dx, dy, s]) =>
      disc([x + dx * r, y + dy * r], s * r, tone(colour, -0.06), 'detail plain'),
    )
    return [...stars, glow(3.6, 0.5), disc([x, y], r, colour, 'glow plain'), ...seas]
  }
  const isHigh = !isBacklit(effects)
  const rays = isHigh
    ? Array.from({ length: 12 }, (_, i) => {
        const turn = (i / 12) * TAU
        return ellipse(
          [x + cos(turn) * r * 1.62, y + sin(turn) * r * 1.62],
          [r * 0.26, r * 0.06],
          colour,
          { role: 'glow', plain: true, turn },
        )
      })
    : []
  return [glow(4.6, 0.62), ...rays, disc([x, y], r, colour, 'glow plain')]
}

/** The light of a place behind the subject, whose sun is where the place has it. */
export function drawBacklight(behind: Behind): Layer[] {
  if (!isBacklit(behind.effects)) return []
  const { left, top, right, bottom } = behind.box
  const centre = [(left + right) / 2, top + (bottom - top) * 0.4] as const
  const light = halo(centre, Math.max(right - left, bottom - top) * 0.75, [0.96, 0.11, 84], 0.8)
  return [layer('backlight', 'setting', light)]
}

function openAir(behind: Behind, against: Effect): Layer[] {
  const { frame, random, brief, style, effects } = behind
  const { width, height } = frame
  const role = groundRole(style)
  const [hour, share] = HOURS[brief.time ?? 'day'] ?? [[0, 0, 0], 0]
  const isOwnHour = /^(?:moon|silhouette|rim)$/.test(against)
  const id = (isBacklit(effects) && AGAINST[brief.time ?? 'sunset']) || against
  const [high, low, far, near] = (AIRS[id] ?? []).map((colour) =>
    isOwnHour ? colour : mixColour(colour, hour, share),
  )
  // streets shine where lamps are lit
  const isStreet = effects.has('wet')
  const stage: Stage = buildStage({ brief, frame, random: random.fork('air') }, [
    isStreet ? 'dusk' : 'day',
  ])
  const base = height * HORIZON
  const field = (top: number, foot: number, from: Oklch, to: Oklch): Form =>
    polygonForm(
      [rect(-10, top, width + 20, foot - top)],
      linear([0, top], [0, foot], from, mixColour(from, to, 0.5), to),
      { role, plain: true },
    )
  const plain = (one: Form): Form => ({
    ...one,
    role: role === 'ground' ? 'backdrop' : role,
    plain: true,
  })
  const trees = effects.has('autumn')
    ? triples('0.06,0.26,0 0.94,0.3,1 0.2,0.19,2 0.8,0.2,0').flatMap(([at, size, i]) =>
        tree(
          [width * at, base + 10],
          Math.min(width, height) * size,
          [0.68 - i * 0.04, 0.15, 58 - i * 14],
          random.fork(`tree ${at}`),
        ),
      )
    : []
  const isLit = effects.has('moon') || effects.has('sun') || isOwnHour
  return [
    layer('sky', 'ground', field(-10, base + 10, high, low)),
    layer('light in the sky', 'setting', isLit ? drawLamp(behind) : []),
    layer(
      'surroundings',
      'setting',
      isStreet
        ? skyline(stage, base)
        : [
            plain(hills(stage, base, height * 0.2, mixColour(far, low, 0.45), 'far')),
            plain(hills(stage, base, height * 0.11, far, 'near')),
          ],
      trees,
    ),
    layer(
      'field',
      'setting',
      field(base - 4, height + 10, tone(near, 0.03), tone(near, -0.05)),
      isStreet ? roundRect([-10, base - 8, width + 20, 16], 0, tone(near, 0.12), 'detail') : null,
    ),
  ]
}

/** A wall and a table or a floor, in one tone. */
function indoors({ frame, style }: Behind, wall: Oklch, floor: Oklch): Layer[] {
  const { width, height } = frame
  const role = groundRole(style)
  const base = height * 0.78
  const field = (top: number, foot: number, fill: Oklch): Form =>
    polygonForm(
      [rect(-10, top, width + 20, foot - top)],
      linear([0, top], [0, foot], tone(fill, 0.03), tone(fill, -0.05)),
      { role, plain: true },
    )
  return [
    layer('wall', 'ground', field(-10, base + 6, wall)),
    layer('floor', 'setting', field(base, height + 10, floor)),
  ]
}

/** Discs of light out of focus, over a soft ground. */
export function drawBokeh({ frame, random }: Pick<Behind, 'frame' | 'random'>): Form[] {
  const short = Math.min(frame.width, frame.height)
  const own = random.fork('bokeh')
  return Array.from({ length: 30 }, (_, i) => {
    const at = [own.range(0, frame.width), own.range(0, frame.height * 0.85)] as const
    const r = short * own.range(0.025, 0.085)
    const hue = own.pick([75, 62, 95, 150, 205])
    return disc(at, r, [0.93, 0.08, hue], {
      ...{ role: 'glow', plain: true, alpha: own.range(0.22, 0.5) },
      blur: i % 3 ? 3 : 8,
    })
  })
}

function outOfFocus(behind: Behind): Layer[] {
  const { frame, brief, random, style } = behind
  const { width, height } = frame
  const isDark = brief.time === 'night' || brief.time === 'dusk'
  const grounds: readonly [readonly Oklch[], ...(readonly Oklch[])[]] = [
    triples('0.5,0.07,160 0.68,0.09,130 0.5,0.06,150'),
    triples('0.52,0.06,60 0.72,0.09,72 0.5,0.06,50'),
    triples('0.46,0.06,230 0.66,0.06,210 0.46,0.05,240'),
  ]
  const [high, mid, low] = random
    .fork('focus')
    .pick(grounds)
    .map(([l, c, h]): Oklch => [l - (isDark ? 0.26 : 0), c, h])
  const masses = [0.12, 0.5, 0.86].map((at, i) =>
    ellipse(
      [width * at, height * (0.56 + (i % 2) * 0.12)],
      [width * 0.24, height * 0.22],
      tone(i % 2 ? high : low, -0.06),
      { role: 'backdrop', plain: true, blur: 46, alpha: 0.8 },
    ),
  )
  const field = polygonForm(
    [rect(-10, -10, width + 20, height + 20)],
    linear([0, 0], [0, height], high, mid, low),
    { role: groundRole(style), plain: true },
  )
  return [layer('blur', 'ground', field), layer('bokeh', 'setting', masses, drawBokeh(behind))]
}

/** Middle, foot and half width of the cone of a spotlight. */
function measureCone({ frame: { width, height }, main, isCut }: Behind) {
  const x = Math.min(width * 0.7, Math.max(width * 0.3, (main.left + main.right) / 2))
  const half = Math.min(width * 0.46, Math.max((main.right - main.left) * 0.66, width * 0.24))
  const foot = isCut ? height + 10 : Math.min(height * 0.96, main.bottom + height * 0.01)
  return { x, foot, half }
}

/** The pool of light around its feet. */
export function drawPool(behind: Behind): Layer[] {
  const { x, foot, half } = measureCone(behind)
  const round = [half, Math.min(behind.frame.height * 0.07, half * 0.24)] as const
  return [
    layer(
      'pool',
      'setting',
      ellipse([x, foot], round, [0.86, 0.06, 88], 'detail plain alpha 0.85'),
    ),
  ]
}

/** A dark hall with a cone of light. */
function spotlit(behind: Behind): Layer[] {
  const { x, foot, half } = measureCone(behind)
  const cone = polyline([x - 26, -10], [x + 26, -10], [x + half, foot], [x - half, foot])
  return [
    ...indoors(behind, [0.2, 0.03, 285], [0.16, 0.03, 285]),
    layer(
      'spotlight',
      'setting',
      polygonForm(
        [cone],
        linearStops([0, 0], [0, foot], '0,0.97,0.05,92,0.75 1,0.9,0.06,88,0.3'),
        'detail plain alpha 0.75',
      ),
    ),
  ]
}

/** The backdrop that lights and weather ask for; null: none of them needs one. */
export function drawBackdrop(behind: Behind): Layer[] | null {
  const { effects } = behind
  if (effects.has('spot')) return spotlit(behind)
  if (effects.has('candle')) return indoors(behind, [0.27, 0.055, 45], [0.24, 0.06, 42])
  if (effects.has('window')) return indoors(behind, [0.8, 0.035, 78], [0.66, 0.07, 62])
  if (effects.has('shafts')) return openShade(behind)
  const open = OPEN.find((id) => effects.has(id))
  if (open !== undefined) return openAir(behind, open)
  return effects.has('bokeh') ? outOfFocus(behind) : null
}

/** The shade of a wood, which beams of light are seen in. */
function openShade({ frame, random, style }: Behind): Layer[] {
  const { width, height } = frame
  const role = groundRole(style)
  const own = random.fork('trunks')
  const trunks = Array.from({ length: 9 }, (_, i) => {
    const [x, wide] = [
      width * (0.03 + i * 0.118 + own.spread() * 0.03),
      width * own.range(0.018, 0.04),
    ]
    const fill: Oklch = [0.33 + (i % 3) * 0.05, 0.045, 165]
    return fillPolygon(fill, { role: role === 'ground' ? 'backdrop' : role, plain: true })`
      ${x - wide},${height * 0.9} ${x + wide},${height * 0.9} ${x + wide * 0.7},-10
      ${x - wide * 0.7},-10`
  })
  const field = (top: number, foot: number, ...colours: readonly Oklch[]): Form =>
    polygonForm([rect(-10, top, width + 20, foot - top)], linear([0, top], [0, foot], ...colours), {
      role,
      plain: true,
    })
  return [
    layer('wood', 'ground', field(-10, height + 10, [0.52, 0.075, 150], [0.4, 0.06, 165])),
    layer('trees', 'setting', trunks),
    layer(
      'field',
      'setting',
      field(height * 0.84, height + 10, [0.4, 0.07, 150], [0.3, 0.055, 160]),
    ),
  ]
}
