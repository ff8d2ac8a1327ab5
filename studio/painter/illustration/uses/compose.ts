import { TAU, sin } from '../../../lib/maths'
import { measureEdges } from '../../geometry'
import { findPaper } from '../background'
import { disc, ellipse, layer, placeLayers, polygonForm } from '../build/form'
import { fillPolygon } from '../build/outlines'
import { type Oklch, linear, tone } from '../build/fill'
import type { Brief, Random, ThingWish } from '../family'
import { type Form, type Frame, type Illustration, type Layer, makeFrame } from '../node'
import { fitText } from '../lettering/fit'
import { legible } from '../lettering/legible'
import { grown, grownText } from '../lettering/outset'
import { cleanText } from '../lettering/refusal'
import { textForm } from '../lettering/setting'
import type { Box, Boxes, UseLayout } from './layouts'
import type { Point } from '../../drawing/notation'

type Fit = NonNullable<UseLayout['fit']>

/** Ratio of the sides from which a frame is wide or tall. */
const LONG = 1.2

export type Area = { left: number; top: number; right: number; bottom: number }

/** The brief with the traits of its use, where the prompt says nothing else. */
export function withUseTraits(
  { traits }: UseLayout,
  family: string,
  brief: Brief,
  random: Random,
): Brief {
  const bySlot = new Map<string, string[]>()
  for (const trait of traits[family] ?? []) {
    const [slot = '', value = ''] = trait.split(':')
    bySlot.set(slot, [...(bySlot.get(slot) ?? []), value])
  }
  const { main } = brief
  const named = [main, ...brief.others, brief].flatMap((wish) => wish.traits)
  const own = [...bySlot].flatMap(([slot, [first = '', ...others]]) =>
    named.some((trait) => trait.slot === slot)
      ? []
      : [{ slot, value: random.fork(slot).pick([first, ...others]) }],
  )
  const dressed: ThingWish = { ...main, traits: [...main.traits, ...own] }
  return { ...brief, main: dressed }
}

const pickBox = ({ square, tall, wide }: Boxes, { width, height }: Frame): Box =>
  width > height * LONG ? wide : height > width * LONG ? tall : square

function findArea(boxes: Boxes, frame: Frame, isMirrored: boolean): Area {
  const [left, top, right, bottom] = pickBox(boxes, frame)
  const { width, height } = frame
  return {
    left: width * (isMirrored ? 1 - right : left),
    right: width * (isMirrored ? 1 - left : right),
    ...{ top: height * top, bottom: height * bottom },
  }
}

/** The box of everything but shadows and lights. */
export function measureBounds(layers: readonly Layer[]): Area {
  const solid = layers
    .flatMap(({ forms }) => forms)
    .filter(
      ({ role, alpha = 1, blur = 0 }) =>
        role !== 'shadow' && role !== 'light' && alpha >= 0.3 && blur <= 12,
    )
  return measureEdges(solid.flatMap(({ rings }) => rings))
}

interface Fitted {
  readonly scale: number
  readonly at: Point
  /** The body goes on below the frame. */
  readonly isCut: boolean
}

/** The place of the subject, from the frame it was composed in. */
function fitSubject(
  fit: Fit,
  { frame, layers, focus }: Illustration,
  area: Area,
  to: Frame,
): Fitted {
  const bounds = measureBounds(layers)
  const isCut = !fit.isCutOut && bounds.bottom > frame.height + 1
  if (fit.isRound && isCut) {
    // a head with its shoulders: the head is what the circle is about
    const scale = ((Math.min(to.width, to.height) / 2) * ROUND_HEAD) / focus.radius
    const foot = to.height - bounds.bottom * scale
    const y = Math.max(to.height * ROUND_AT - focus.y * scale, foot)
    return { scale, at: [to.width / 2 - focus.x * scale, y], isCut }
  }
  const left = isCut ? Math.max(0, bounds.left) : bounds.left
  const right = isCut ? Math.min(frame.width, bounds.right) : bounds.right
  const foot = isCut ? frame.height : bounds.bottom
  const bottom = isCut ? to.height : area.bottom
  const [width, height] = [right - left, foot - bounds.top]
  const scale = fit.isRound
    ? (Math.min(to.width, to.height) * ROUND_BODY) / Math.sqrt(width * width + height * height)
    : Math.min((area.right - area.left) / width, (bottom - area.top) / height)
  const x = (area.left + area.right) / 2 - ((left + right) / 2) * scale
  const isLow = isCut || !(fit.isRound || fit.isCutOut || fit.ground === 'studio')
  const free = bottom - area.top - height * scale
  return { scale, at: [x, bottom - foot * scale - (isLow ? 0 : free / 2)], isCut }
}

/** Diagonal of what is whole in a round picture, of the circle's diameter. */
const ROUND_BODY = 0.92
/** Radius of a head in a round picture, of the circle's. */
const ROUND_HEAD = 0.58
/** Height of its middle, of the frame's. */
const ROUND_AT = 0.48

/** As photographs of goods have it: nearly white, with a breath of the subject's hue. */
const studioTone = ([, , hue]: Oklch): Oklch => [0.945, 0.008, hue]

function groundTone(fit: Fit, { main }: Brief, paper: Oklch): Oklch {
  const named = findPaper(main)
  if (named) return named
  return fit.ground === 'studio' ? studioTone(paper) : paper
}

function groundLayers(
  fit: Fit,
  colour: Oklch,
  { width, height }: Frame,
  subject: Illustration['focus'],
  random: Random,
): Layer[] {
  const cover = (fill: Form['fill']): Form =>
    fillPolygon(fill, 'ground plain')`-30,-30 ${width + 30},-30 ${width + 30},${height + 30}
      -30,${height + 30}`
  if (fit.ground === 'plain') return [layer('ground', 'ground', cover(colour))]
  const [from, to] = fit.ground === 'studio' ? [0.012, -0.035] : [0.025, -0.03]
  const ground = linear([0, 0], [0, height], tone(colour, from), colour, tone(colour, to))
  if (fit.ground === 'hills')
    return [
      layer('ground', 'ground', cover(ground)),
      hills(colour, { width, height }, subject, random),
    ]
  const halo = disc([subject.x, subject.y], subject.radius, tone(colour, 0.035), 'backdrop plain')
  return [
    layer('ground', 'ground', cover(ground)),
    layer('backdrop', 'setting', fit.ground === 'calm' ? halo : null),
  ]
}

/** A large sun or moon over far hills; the upper part is left calm. */
function hills(
  colour: Oklch,
  { width, height }: Frame,
  subject: Illustration['focus'],
  random: Random,
): Layer {
  const isDark = colour[0] < 0.5
  const step = isDark ? 0.05 : -0.045
  const short = Math.min(width, height)
  const sun = disc(
    [subject.x + random.spread() * short * 0.12, subject.y - subject.radius * 0.35],
    Math.min(width * 0.46, Math.max(subject.radius, short * 0.3)),
    tone(colour, isDark ? 0.06 : 0.045),
    'backdrop plain',
  )
  const ridges = [0.7, 0.78, 0.87].map((at, i) => {
    const own = random.fork(`ridge ${i}`)
    const waves = [own.range(0.7, 1.3), own.range(1.6, 2.6)] as const
    const turns = [own.next() * TAU, own.next() * TAU] as const
    const tall = height * 0.035 * (1 - i * 0.22)
    const top = Array.from({ length: 33 }, (_, n): Point => {
      const x = -40 + ((width + 80) * n) / 32
      const turn = (x / width) * TAU
      const y =
        height * at +
        tall * (sin(turn * waves[0] + turns[0]) + 0.5 * sin(turn * waves[1] + turns[1]))
      return [x, y]
    })
    const ring: Point[] = [...top, [width + 40, height + 40], [-40, height + 40]]
    return polygonForm([ring], tone(colour, step * (i + 1)), 'backdrop plain')
  })
  const stars = isDark ? starsOver({ width, height }, random.fork('stars')) : []
  return layer('backdrop', 'setting', stars, sun, ridges)
}

const starsOver = ({ width, height }: Frame, random: Random): Form[] =>
  Array.from({ length: 40 }, () =>
    disc(
      [random.next() * width, random.next() * height * 0.62],
      random.range(1.5, 4),
      [0.95, 0.02, 90],
      { ...{ role: 'light', plain: true, alpha: random.range(0.4, 0.9) } },
    ),
  )

/** A soft shadow under what has none of its own. */
function footShadow({ left, right, bottom }: Area): Form {
  const half = (right - left) / 2
  return ellipse([(left + right) / 2, bottom], [half * 0.86, half * 0.09], [0.34, 0.04, 300], {
    ...{ role: 'shadow', alpha: 0.3, blur: Math.max(6, half * 0.06), plain: true },
    blend: 'multiply',
  })
}

/** A low round base, its top under the feet; without it there is no figure for a shelf. */
function base({ left, right, bottom }: Area, { width, height }: Frame, hue: number): Layer {
  const half = Math.min(
    width * 0.42,
    Math.max((right - left) * 0.5, Math.min(width, height) * 0.22),
  )
  const [cx, thin, high] = [(left + right) / 2, half * 0.2, Math.min(width, height) * 0.055]
  const top: Point = [cx, bottom - thin * 0.35]
  const side = linear(
    [cx - half, 0],
    [cx + half, 0],
    [0.34, 0.02, hue],
    [0.5, 0.02, hue],
    [0.26, 0.02, hue],
  )
  return layer(
    'base',
    'setting',
    ellipse([cx + half * 0.08, top[1] + high * 1.5], [half * 1.08, thin * 1.1], [0.34, 0.03, 280], {
      ...{ role: 'shadow', plain: true, alpha: 0.3, blur: 14, blend: 'multiply' },
    }),
    ellipse([cx, top[1] + high], [half, thin], side, 'body plain'),
    fillPolygon(side, 'body plain')`${cx - half},${top[1]} ${cx + half},${top[1]}
      ${cx + half},${top[1] + high} ${cx - half},${top[1] + high}`,
    ellipse(top, [half, thin], [0.56, 0.02, hue], 'body plain'),
    ellipse(top, [half * 0.93, thin * 0.9], [0.48, 0.02, hue], 'body plain'),
  )
}

const WHITE: Oklch = [1, 0, 0]
/** Units: the white border of what is cut out. */
const BORDER = 24

/** A white border around all of the subject, with its shadow. */
function border(layers: readonly Layer[]): Layer {
  const solid = layers
    .flatMap(({ forms }) => forms)
    .filter(({ role, alpha = 1, blur = 0 }) => role !== 'shadow' && alpha > 0.5 && blur <= 12)
  const rings = grown(
    solid.flatMap((one) => one.rings),
    BORDER,
  )
  const low = rings.map((ring) => ring.map(([x, y]): Point => [x + 6, y + 14]))
  const look = { union: true, plain: true } as const
  return layer(
    'border',
    'masses',
    polygonForm(low, [0.25, 0.05, 280], {
      ...look,
      ...{ role: 'shadow', blur: 16, alpha: 0.3, blend: 'multiply' },
    }),
    polygonForm(rings, WHITE, { ...look, role: 'body' }),
  )
}

/** Quoted words where the layout leaves space for them. */
function titleLayer(
  fit: Fit,
  texts: readonly string[],
  area: Area,
  ground: Oklch,
  isOnPlace: boolean,
): Layer | null {
  const words = texts.map(cleanText).filter((text) => text !== '')
  const [first, ...others] = words
  if (!fit.title || first === undefined) return null
  const { left, top, right, bottom } = area
  const [width, height] = [right - left, bottom - top]
  const share = others.length > 0 ? 0.66 : 1
  const dark: Oklch = [0.3, Math.min(0.08, ground[1] + 0.02), ground[2]]
  const isLight = ground[0] > 0.55 || isOnPlace || fit.isCutOut === true
  const ink = legible(isLight ? dark : [0.96, 0.02, ground[2]], isOnPlace ? [WHITE] : [ground])
  const isCentred = fit.isCutOut === true
  const put = (text: string, y: number, tall: number, size: number): Form[] => {
    const set = fitText(text, {
      box: [left, y, width, tall],
      face: fit.title?.face ?? 'hei-heavy',
      ...{ size, lines: 3, leading: 1.2 },
      across: isCentred ? 'middle' : 'start',
    })
    const rim = polygonForm(grownText(set, isCentred ? 16 : 9), WHITE, {
      ...{ role: 'line', union: true, plain: true },
    })
    return [...(isCentred || isOnPlace ? [rim] : []), textForm(set, ink)]
  }
  return layer(
    'title',
    'details',
    put(first, top, height * share, height * 0.7),
    others.length > 0
      ? put(others.join('  '), top + height * 0.74, height * 0.26, height * 0.2)
      : [],
  )
}

/** A cut-out throws its shadow from its border. */
function withoutShadows(one: Layer): Layer {
  return { ...one, forms: one.forms.filter(({ role }) => role !== 'shadow') }
}

const move = (layers: readonly Layer[], { at, scale }: Fitted): Layer[] =>
  placeLayers(layers, at, { scale })

/** Composes a subject without a ground in a frame of its own. */
type ComposeSubject = (frame: Frame) => Illustration

/**
 * Composes a picture for one use: 头像, 产品图, 横幅.
 *
 * @param isOnPlace a place lies behind it already
 */
export function composeForUse(
  fit: Fit,
  brief: Brief,
  { frame, random, isOnPlace }: { frame: Frame; random: Random; isOnPlace: boolean },
  composeSubject: ComposeSubject,
): Illustration {
  const isMirrored = fit.isAside === true && random.fork('side').chance(0.4)
  const whole = findArea(fit.subject, frame, isMirrored)
  const title = fit.title && findArea(fit.title, frame, isMirrored)
  // a caption is below what is cut out
  const hasCaption = fit.isCutOut && title && brief.texts.length > 0
  const area = hasCaption ? { ...whole, bottom: title.top - BORDER } : whole
  const [width, height] = [area.right - area.left, area.bottom - area.top]
  const made = composeSubject(makeFrame(width, height))
  const fitted = fitSubject(fit, made, area, frame)
  const placed = move(made.layers, fitted)
  const subject = fit.isCutOut ? placed.map(withoutShadows) : placed
  const bounds = measureBounds(subject)
  const focus = {
    x: made.focus.x * fitted.scale + fitted.at[0],
    y: made.focus.y * fitted.scale + fitted.at[1],
    radius: made.focus.radius * fitted.scale,
  }
  const colour = groundTone(fit, brief, made.paper)
  const bottom = Math.min(bounds.bottom, frame.height)
  const middle = (bounds.top + bottom) / 2
  const around = { x: focus.x, y: middle, radius: Math.min(width, bottom - bounds.top) * 0.5 }
  const hasShadow = subject.some(({ forms }) => forms.some(({ role }) => role === 'shadow'))
  const isFlat = fit.ground === 'plain' || fitted.isCut || hasShadow || isOnPlace
  const layers = [
    ...(isOnPlace ? [] : groundLayers(fit, colour, frame, around, random.fork('ground'))),
    fit.isOnBase ? base(bounds, frame, colour[2]) : null,
    isFlat || fit.isOnBase ? null : layer('shadow', 'masses', footShadow(bounds)),
    fit.isCutOut ? border(subject) : null,
    ...subject,
    title ? titleLayer(fit, brief.texts, title, colour, isOnPlace) : null,
  ]
  return { frame, layers: layers.filter((one) => one !== null), focus, paper: colour }
}
