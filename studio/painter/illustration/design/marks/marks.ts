import type { Oklch } from '../../../colour'
import type { Point } from '../../../drawing'
import { TAU, cos, power, sin } from '../../../../lib/maths'
import type { Random } from '../../../../lib/random'
import {
  disc,
  form,
  inside,
  layer,
  linear,
  place,
  polygonForm,
  radial,
  tone,
} from '../../build/form'
import { ellipsePath } from '../../build/path'
import { type Brief, type Composing, traitOf } from '../../family'
import type { Form } from '../../node'
import { fitArc } from '../../lettering/arc'
import { legible } from '../../lettering/legible'
import { textForm } from '../../lettering/setting'
import { type Area, type Draw, cover, ground, fitSheet, listTexts } from '../kit/board'
import { put } from '../kit/letter'
import { pickOne } from '../kit/pick'
import { findMarkGround, groundedScheme, light, schemeFor, sheetScheme } from '../kit/scheme'
import { composePieces } from '../print/arranged'
import { DYES } from '../../../palettes/tints'
import type { TintId } from '../../../slots'
import { ABSTRACT, EMBLEMS, EMBLEM_WORDS, type EmblemId, isEmblem } from './emblems'
import { isLetterMark, letterMark } from './letter-mark'
import { triples, twoTriples } from '../../../drawing/notation'
import { wordList } from '../../../../lib/words'

/** The requested emblem: by a trait, by another thing's name, by the words to be written. */
function chooseEmblem({ main, others, texts }: Brief, random: Random): EmblemId {
  const asked = traitOf(main, 'emblem')?.value
  if (isEmblem(asked)) return asked
  const named = others.map(({ id }) => id).find(isEmblem)
  if (named) return named
  const all = texts.join(' ').toLowerCase()
  const spoken = Object.entries(EMBLEM_WORDS).find(([, words]) =>
    words.split(' ').some((word) => all.includes(word)),
  )
  return isEmblem(spoken?.[0]) ? spoken[0] : pickOne(random, ABSTRACT)
}

/** Wares of shops, as their marks have them. */
const WARES: Readonly<Record<string, string>> = {
  ...{ cafe: 'mug', bakery: 'bread', 'flower-shop': 'bouquet', shop: 'emoji-shopping-bags' },
}
const MASCOTS: Readonly<Record<string, string>> = { bear: 'bear', chick: 'chick' }

/** A thing that no emblem is of, in the middle of a square around (0, 0); null: none is named. */
function carriedMark({ brief, other }: Composing, side: number): Form[] | null {
  const mascot = traitOf(brief.main, 'mascot')?.value ?? ''
  const named = brief.others.find(({ id }) => !isEmblem(id))
  const id = named ? (WARES[named.id] ?? named.id) : (MASCOTS[mascot] ?? null)
  if (!id || !other || traitOf(brief.main, 'emblem')) return null
  const wish = {
    count: 1,
    traits: named?.traits ?? [],
    ...(named?.tint && { tint: named.tint }),
    id,
  }
  const [piece] = composePieces(other, [wish]) ?? []
  if (!piece) return null
  const { left, top, right, bottom } = piece.box
  const scale = side / Math.max(right - left, bottom - top)
  return place(piece.forms, [(-(left + right) / 2) * scale, (-(top + bottom) / 2) * scale], {
    scale,
  })
}

const isLatin = (text: string) => /^[\x20-\x7e]+$/.test(text)

/** A flat mark with the name below or at its side; without a name the mark alone. */
export const logo: Draw = (composing: Composing) => {
  const { brief, frame, random, style } = composing
  const { width, height } = frame
  const own = sheetScheme(random.fork('scheme'), brief.main.tint ?? brief.tint, style)
  const usual = random.fork('ground').chance(0.75) ? light(own) : own
  const scheme = groundedScheme(composing, usual)
  const [first, line] = listTexts(brief)
  const isInitial = isLetterMark(composing, first)
  const name = isInitial ? undefined : first
  const id = chooseEmblem(brief, random.fork('emblem'))
  const isWide = width > height * 1.3
  const size = Math.min(width, height) * (name ? 0.44 : 0.62)
  const at: Point =
    isWide && name ? [width * 0.27, height * 0.5] : [width / 2, height * (name ? 0.4 : 0.5)]
  const inks = { main: scheme.main, second: scheme.second, paper: scheme.paper }
  const carried = carriedMark(composing, size)
  const emblem = isInitial
    ? letterMark(first ?? '', at, size, scheme)
    : carried
      ? place(carried, at)
      : place(EMBLEMS[id](inks), at, { scale: size / 400 })
  const face =
    name && isLatin(name)
      ? pickOne(random.fork('latin'), ['didone', 'condensed', 'lobster'] as const)
      : pickOne(random.fork('face'), ['hei-bold', 'song-heavy', 'blocky', 'hei-heavy'] as const)
  const box: Area = isWide
    ? [width * 0.46, height * 0.33, width * 0.46, height * 0.24]
    : [width * 0.14, at[1] + size * 0.62, width * 0.72, Math.min(height * 0.13, 170)]
  const small: Area = [box[0], box[1] + box[3] + 26, box[2], 44]
  const across = isWide ? 'start' : 'middle'
  return fitSheet(
    frame,
    scheme.paper,
    [at[0] - size / 2, at[1] - size / 2, size, size],
    [
      ground(cover(frame, scheme.paper)),
      layer('emblem', 'masses', emblem),
      layer(
        'name',
        'features',
        put(name, { box, face, tracking: 0.12, across, lines: 2 }, scheme.ink, scheme.paper),
        put(
          line,
          { box: small, face: line && isLatin(line) ? 'condensed' : 'hei', tracking: 0.24, across },
          scheme.main,
          scheme.paper,
        ),
      ),
    ],
  )
}

const scalloped = ([cx, cy]: Point, radius: number, depth: number, count: number): Point[] =>
  Array.from({ length: count * 8 }, (_, i) => {
    const a = (i / (count * 8)) * TAU
    const r = radius - depth * (0.5 - 0.5 * cos(a * count))
    return [cx + cos(a) * r, cy + sin(a) * r] as const
  })

/** A round badge: the name along its upper edge, a line along the lower, the emblem inside. */
export const badge: Draw = (composing: Composing) => {
  const { brief, frame, random } = composing
  const { width, height } = frame
  const usual = light(schemeFor(random.fork('scheme'), brief.main.tint ?? brief.tint))
  const scheme = groundedScheme(composing, usual)
  const [name, line] = listTexts(brief)
  const at: Point = [width / 2, height / 2]
  const r = Math.min(width, height) * 0.43
  const rim = legible(scheme.ink, [scheme.paper], 7)
  const style = random.fork('edge').integer(0, 2)
  const edge =
    style === 0
      ? scalloped(at, r, r * 0.05, 40)
      : style === 1
        ? scalloped(at, r, r * 0.09, 16)
        : ellipsePath(at[0], at[1], r, r)
  const ring = (radius: number, weight: number, fill: Oklch) =>
    polygonForm(
      [
        ellipsePath(at[0], at[1], radius, radius),
        ellipsePath(at[0], at[1], radius - weight, radius - weight),
      ],
      fill,
      'detail plain',
    )
  const band = r * 0.76
  const inner = r * 0.58
  const id = chooseEmblem(brief, random.fork('emblem'))
  const inks = { main: scheme.main, second: rim, paper: scheme.paper }
  const carried = carriedMark(composing, inner * 1.3)
  const emblem = carried
    ? place(carried, at)
    : place(EMBLEMS[id](inks), at, { scale: (inner * 1.5) / 400 })
  const writing = legible(scheme.paper, [rim])
  const arc = (text: string | undefined, side: 'top' | 'bottom', size: number) =>
    text
      ? [
          textForm(
            fitArc(text, {
              centre: at,
              radius: band,
              face: side === 'top' ? 'hei-heavy' : isLatin(text) ? 'condensed' : 'hei-bold',
              size,
              span: side === 'top' ? 2.5 : 2.1,
              side,
              tracking: 0.14,
            }),
            writing,
          ),
        ]
      : []
  const stars = [-1, 1]
    .map((side) =>
      place(
        EMBLEMS.star({ main: scheme.accent, second: scheme.accent, paper: rim }),
        [at[0] + side * band, at[1]],
        { scale: r / 3400 },
      ),
    )
    .flat()
  return fitSheet(
    frame,
    scheme.paper,
    [at[0] - r, at[1] - r, r * 2, r * 2],
    [
      ground(cover(frame, scheme.paper)),
      layer(
        'badge',
        'masses',
        polygonForm([edge], rim, 'body plain'),
        ring(r * 0.93, r * 0.012, scheme.accent),
        disc(at, inner, scheme.paper, 'backdrop plain'),
        ring(inner * 0.97, r * 0.01, rim),
      ),
      layer('emblem', 'forms', emblem, stars),
      layer('name', 'features', arc(name, 'top', r * 0.19), arc(line, 'bottom', r * 0.15)),
    ],
  )
}

/** A square with the rounding of app icons. */
function superEllipse([cx, cy]: Point, r: number): Point[] {
  const bend = (value: number) => (value < 0 ? -1 : 1) * power(Math.abs(value), 0.4)
  return Array.from({ length: 120 }, (_, i) => {
    const a = (i / 120) * TAU
    return [cx + bend(cos(a)) * r, cy + bend(sin(a)) * r] as const
  })
}

const ICON_FILLS: readonly (readonly [Oklch, Oklch])[] = [
  twoTriples('0.76,0.16,25 0.6,0.23,12'),
  twoTriples('0.78,0.13,235 0.58,0.18,260'),
  twoTriples('0.82,0.16,140 0.62,0.16,155'),
  twoTriples('0.86,0.15,85 0.7,0.19,50'),
  twoTriples('0.75,0.16,305 0.55,0.22,285'),
  twoTriples('0.42,0.06,275 0.26,0.05,280'),
  twoTriples('0.8,0.14,350 0.63,0.22,355'),
  twoTriples('0.83,0.11,195 0.62,0.12,200'),
]

/** One app icon, or several side by side. */
export const appIcon: Draw = (composing: Composing) => {
  const { brief, frame, random } = composing
  const { width, height } = frame
  const count = Math.max(1, Math.min(9, brief.main.count ?? (traitOf(brief.main, 'set') ? 4 : 1)))
  const first = chooseEmblem(brief, random.fork('emblem'))
  const ids: EmblemId[] = [first]
  const more: readonly EmblemId[] = wordList(
    'heart music camera leaf chat bolt drop moon book house',
  )
  for (const id of more) if (ids.length < count && !ids.includes(id)) ids.push(id)
  const columns = width > height * 1.3 ? Math.min(count, 4) : Math.ceil(Math.sqrt(count))
  const rows = Math.ceil(count / columns)
  const cell = Math.min(width / columns, height / rows)
  const start = random.fork('fill').integer(0, ICON_FILLS.length - 1)
  const backs: readonly Oklch[] = triples('0.92,0.012,260 0.95,0.02,80 0.9,0.025,200 0.28,0.02,270')
  const back = findMarkGround(brief) ?? pickOne(random.fork('ground'), backs)
  const forms = ids.flatMap((id, i): Form[] => {
    const at: Point = [
      width / 2 + ((i % columns) - (columns - 1) / 2) * cell,
      height / 2 + (Math.floor(i / columns) - (rows - 1) / 2) * cell,
    ]
    const r = cell * 0.36
    const look = brief.others.find(({ id }) => composing.isPlace?.(id))?.tint
    const tint = brief.main.tint ?? traitOf(brief.main, 'emblem')?.tint ?? brief.tint ?? look
    const usual = ICON_FILLS[(start + i * 3) % ICON_FILLS.length]
    const [lit, deep] = tint ? [tone(DYES[tint], 0.06), tone(DYES[tint], -0.06)] : usual
    const ring = superEllipse(at, r)
    const white: Oklch = [1, 0, 0]
    const fill = linear([at[0], at[1] - r], [at[0], at[1] + r], lit, deep)
    const carried = i === 0 ? carriedMark(composing, r * 1.25) : null
    const emblem = carried
      ? place(carried, at)
      : place(EMBLEMS[id]({ main: white, second: tone(lit, 0.1), paper: deep }), at, {
          scale: (r * 1.18) / 400,
        })
    return [
      polygonForm([ring.map(([x, y]): Point => [x, y + r * 0.1])], tone(deep, -0.2), {
        role: 'shadow',
        plain: true,
        blur: r * 0.12,
        alpha: 0.4,
        blend: 'multiply',
      }),
      inside(
        polygonForm([ring], fill, { role: 'body', relief: r * 0.06 }),
        disc(
          [at[0], at[1] - r * 1.25],
          r * 1.5,
          radial([at[0], at[1] - r * 1.2], [r * 1.5, r * 1.5], white),
          'light plain alpha 0.14',
        ),
      ),
      ...(carried ? emblem : emblem.map((item) => ({ ...item, relief: r * 0.03 }))),
    ]
  })
  return fitSheet(
    frame,
    back,
    [width / 2 - cell / 2, height / 2 - cell / 2, cell, cell],
    [
      ground(cover(frame, linear([0, 0], [width, height], tone(back, 0.03), tone(back, -0.03)))),
      layer('icons', 'masses', forms),
    ],
  )
}

/** Colours that a scheme of letters has no main colour for. */
const PLAIN_CLOTHS: Readonly<Partial<Record<TintId, Oklch>>> = {
  black: [0.24, 0.01, 270],
  white: [0.97, 0.005, 90],
  grey: [0.66, 0.006, 270],
}

/** A shirt, with a print on its chest where one is named or it is a design of one. */
export const shirt: Draw = (composing: Composing) => {
  const { brief, frame, random } = composing
  const { width, height } = frame
  const scheme = schemeFor(random.fork('scheme'), null)
  const [name, line] = listTexts(brief)
  const cloths: readonly Oklch[] = triples(
    '0.97,0.005,90 0.24,0.01,270 0.9,0.03,80 0.6,0.1,250 0.55,0.06,160',
  )
  const tint = brief.main.tint
  const cloth: Oklch =
    (tint && PLAIN_CLOTHS[tint]) ??
    (tint ? schemeFor(random, tint).main : pickOne(random.fork('cloth'), cloths))
  const carried = carriedMark(composing, 360 * (name ? 0.62 : 0.8))
  const isPlain =
    brief.main.id === 't-shirt' &&
    !name &&
    !carried &&
    brief.main.traits.every(({ slot }) => slot !== 'emblem')
  const hue = scheme.paper[2]
  const ofGoods: Oklch = cloth[0] > 0.8 ? [0.8, 0.035, hue] : [0.94, 0.012, hue]
  const back = isPlain ? ofGoods : tone(scheme.paper, scheme.paper[0] > 0.6 ? -0.06 : 0.1)
  const s = Math.min(width, height) / 1000
  const outline =
    '-120,-390! -200,-372 -300,-330 -440,-130! -330,-50! -262,-120! -270,400! 270,400! 262,-120! 330,-50! 440,-130! 300,-330 200,-372 120,-390! 60,-330 0,-316 -60,-330'
  const move = (forms: readonly Form[]) => place(forms, [width / 2, height / 2], { scale: s })
  const body = inside(
    form(
      outline,
      linear([-300, 0], [300, 0], tone(cloth, -0.03), cloth, tone(cloth, 0.01), tone(cloth, -0.05)),
      'cloth relief 26',
    ),
    ['-262,-120 -250,40 -258,200', '262,-120 250,40 258,200'].map((fold) =>
      piece(`${fold} ${fold.startsWith('-') ? '-236,30' : '236,30'}`, tone(cloth, -0.1), 0.5),
    ),
    piece('-120,-400! 120,-400! 84,-320 0,-292 -84,-320', tone(cloth, -0.14), 1),
  )
  const inks = { main: scheme.main, second: scheme.accent, paper: cloth }
  const id = chooseEmblem(brief, random.fork('emblem'))
  const scale = name ? 0.62 : 0.8
  const emblem = place(carried ?? EMBLEMS[id](inks), [0, name ? -50 : 0], {
    scale: carried ? 1 : scale,
  })
  const words = [
    ...put(
      name,
      { box: [-190, 96, 380, 110], face: name && isLatin(name) ? 'condensed' : 'blocky', lines: 2 },
      scheme.main,
      cloth,
    ),
    ...put(
      line,
      { box: [-190, 226, 380, 40], face: 'condensed', tracking: 0.2 },
      scheme.main,
      cloth,
    ),
  ]
  return fitSheet(
    frame,
    back,
    [width * 0.1, height * 0.1, width * 0.8, height * 0.8],
    [
      ground(
        cover(
          frame,
          radial([width / 2, height * 0.45], [width * 0.7, height * 0.7], tone(back, 0.05), back),
        ),
      ),
      layer(
        'shirt',
        'masses',
        move([
          polygonForm(
            body.rings.map((ring) => ring.map(([x, y]): Point => [x + 8, y + 24])),
            [0.2, 0.03, 280],
            'shadow plain multiply alpha 0.3 blur 24',
          ),
          body,
        ]),
      ),
      layer('print', 'features', isPlain ? [] : move([...emblem, ...words])),
    ],
  )
}

function piece(outline: string, fill: Oklch, alpha = 1): Form {
  return form(outline, fill, { role: 'shade', plain: true, alpha })
}
