import { type Point, computeSignedArea } from '../../../geometry'
import { TAU, cos, sin } from '../../../../lib/maths'
import { layer, place, polygonForm } from '../../build/form'
import { type Oklch, linear, tone } from '../../build/fill'
import { type Composing, type Random, traitOf } from '../../family'
import { fitText } from '../../lettering/fit'
import { DYES } from '../../../palettes/tints'
import type { Form, Illustration, Layer } from '../../node'
import { type Draw, cover, ground, rect, fitSheet, listTexts } from '../kit/board'
import { pickOne } from '../kit/pick'
import { composePieces } from '../print/arranged'
import { fibres } from '../ornaments/paper'
import { FIGURES, type FigureId, scroll } from './figures'
import {
  type Ring,
  around,
  both,
  crescent,
  cutDot,
  cutShape,
  moved,
  paper,
  paperDot,
  paperShape,
  teeth,
} from './sheet'

const REACH = 450

interface Plan {
  /** Lobes of the edge; half as many figures. */
  readonly lobes: number
  readonly figure: FigureId
  /** One or two letters in the middle; null: a rosette. */
  readonly letters: string | null
  readonly random: Random
}

/** The edge of the sheet: round or pointed lobes. */
function edge(lobes: number, pointed: boolean): Ring {
  const steps = lobes * 24
  return paper(
    Array.from({ length: steps }, (_, i): Point => {
      const a = (i / steps) * TAU
      const wave = Math.abs(cos((a * lobes) / 2))
      const r = REACH * (0.9 + 0.1 * (pointed ? wave * wave : Math.sqrt(wave)))
      return [sin(a) * r, -cos(a) * r]
    }),
  )
}

function border({ lobes, random }: Plan): Ring[] {
  const wide = (TAU * REACH) / lobes
  const kind = random.fork('border').integer(0, 2)
  const drop = cutShape(
    `0,-430! ${-wide * 0.13},-404 ${-wide * 0.1},-384 0,-378 ${wide * 0.1},-384 ${wide * 0.13},-404`,
  )
  const cloud = [
    ...both(
      cutShape(
        `${wide * 0.05},-404! ${wide * 0.22},-418 ${wide * 0.3},-398 ${wide * 0.16},-388! ${wide * 0.2},-400 ${wide * 0.12},-400`,
      ),
    ),
    cutDot(0, -420, 7, 9),
    cutDot(0, -386, 6),
  ]
  const petals = [
    ...both(
      cutShape(
        `${wide * 0.04},-384! ${wide * 0.1},-420 ${wide * 0.24},-410 ${wide * 0.2},-386 ${wide * 0.1},-378`,
      ),
    ),
    cutDot(0, -432, 5),
  ]
  const lobe = [[drop, ...both(crescent(wide * 0.26, -384, wide * 0.06))], cloud, petals][kind]
  const between = random.fork('between').chance(0.5)
    ? [cutDot(0, -376, 8)]
    : [cutShape('0,-394! -9,-378 0,-364! 9,-378')]
  return [...around(lobe ?? [drop], lobes), ...around(between, lobes, 0.5)]
}

function rosette(random: Random): Ring[] {
  const n = pickOne(random, [6, 8, 10])
  const wide = (TAU * 100) / n
  return [
    ...around(
      [
        cutShape(
          `0,-134! ${-wide * 0.4},-104 ${-wide * 0.3},-66 0,-54 ${wide * 0.3},-66 ${wide * 0.4},-104`,
        ),
        paperShape(`0,-122! ${-wide * 0.14},-98 0,-62 ${wide * 0.14},-98`),
      ],
      n,
    ),
    ...around([cutDot(0, -132, 6)], n, 0.5),
    ...around([cutShape('0,-46! -8,-32 0,-20 8,-32')], n),
    cutDot(0, 0, 9),
  ]
}

/** A letter that reaches the edge of what is cut away around it. */
function lettered(letters: string): Ring[] {
  const side = 250
  const box = [-side / 2, -side / 2, side, side] as const
  const set = fitText(letters, { box, face: 'song-heavy', lines: 2 })
  const rings = set.glyphs.flatMap(({ rings: own }) => own)
  const signed = rings.reduce((sum, ring) => sum + computeSignedArea(ring), 0)
  const right = signed > 0 ? rings : rings.map((ring) => [...ring].reverse())
  return [cutDot(0, 0, 138), ...right]
}

/** The whole flower as one sheet about (0, 0). */
function flower(plan: Plan): Ring[] {
  const { lobes, figure, letters, random } = plan
  const count = lobes / 2
  const wide = (TAU * 255) / count
  const size = Math.min(1, (wide * 0.74) / 190)
  const own = random.fork('figure')
  const figures = FIGURES[figure]().map((ring) =>
    moved(
      ring.map(([x, y]): Point => [x * size, y * 0.9]),
      0,
      -254,
    ),
  )
  const scrolls = scroll().map((ring) =>
    moved(
      ring.map(([x, y]): Point => [x * size * 0.86, y * 0.9]),
      0,
      -254,
    ),
  )
  return [
    edge(lobes, own.chance(0.5)),
    ...border(plan),
    ...teeth(lobes * 5, 345, 360),
    cutDot(0, 0, 338),
    paperDot(0, 0, 172),
    ...around(figures, count),
    ...around(scrolls, count, 0.5),
    ...teeth(lobes * 3, 146, 160),
    ...(letters ? lettered(letters) : rosette(random.fork('rosette'))),
  ]
}

/** Animals of the years and others, as the middle of a sheet. */
const ZODIAC: Readonly<Record<string, string>> = {
  ...{ mouse: '鼠', cow: '牛', tiger: '虎', rabbit: '兔', dragon: '龙', snake: '蛇' },
  ...{ horse: '马', sheep: '羊', monkey: '猴', rooster: '鸡', dog: '狗', pig: '猪' },
}
export const CUT_ANIMALS: ReadonlySet<string> = new Set([
  ...Object.keys(ZODIAC),
  ...['cat', 'panda', 'fox', 'deer', 'squirrel', 'elephant', 'phoenix'],
])
/** 马年窗花, 龙窗花: the animal of the year. */
export const ZODIAC_TRAITS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ZODIAC).map(([id, name]) => [
    `figure:${id}`,
    `${name}年 ${name}年窗花 ${name}窗花 生肖${name}窗花`,
  ]),
)

const HOOFED = /^(?:horse|cow|sheep|deer)$/
const STANDING = [{ slot: 'pose', value: 'standing' }]

/** An animal as it is cut out of the sheet: red, its lines and dark parts cut away. */
function cutAnimal({ brief, other }: Composing, red: Oklch, cream: Oklch): Form[] | null {
  const named = brief.others.find(({ id }) => CUT_ANIMALS.has(id))
  const figure = traitOf(brief.main, 'figure')?.value ?? ''
  const id = named?.id ?? (Object.hasOwn(ZODIAC, figure) ? figure : null)
  const [piece] =
    (id &&
      other &&
      composePieces(other, [{ id, count: 1, traits: HOOFED.test(id) ? STANDING : [] }])) ||
    []
  if (!piece) return null
  const { left, top, right, bottom } = piece.box
  const scale = 470 / Math.max(right - left, bottom - top)
  const at: Point = [-((left + right) / 2) * scale, -((top + bottom) / 2) * scale]
  const dyed = piece.forms.flatMap((one): Form[] => {
    if (/^(?:light|glow|shade|shadow)$/.test(one.role)) return []
    const { fill } = one
    const lightness = 'kind' in fill ? (fill.stops[0]?.colour[0] ?? 0.6) : fill[0]
    const isCut = /^(?:detail|line)$/.test(one.role) || lightness < 0.3
    const inner = one.inside?.flatMap((part): Form[] =>
      /^(?:detail|line)$/.test(part.role) ? [{ ...part, fill: cream, plain: true }] : [],
    )
    return [
      {
        ...one,
        fill: isCut ? cream : red,
        plain: true,
        ...(one.inside && { inside: inner ?? [] }),
      },
    ]
  })
  return place(dyed, at, { scale })
}

const RED: Oklch = [0.55, 0.215, 28]

/** The sheet around an animal: its edge, and clouds in the corners of the field. */
function animalRing(plan: Plan): Ring[] {
  const { lobes, random } = plan
  const clouds = scroll().map((ring) =>
    moved(
      ring.map(([x, y]): Point => [x * 0.5, y * 0.4]),
      0,
      -300,
    ),
  )
  return [
    edge(lobes, random.fork('figure').chance(0.5)),
    ...border(plan),
    ...teeth(lobes * 5, 345, 360),
    cutDot(0, 0, 338),
    ...around(clouds, lobes),
  ]
}

/** A lattice window behind it, its panes lit from within or looking out on the cold. */
function lattice({ frame, random }: Composing, pane: Oklch): Form[] {
  const { width, height } = frame
  const wood: Oklch = [0.38, 0.05, 45]
  const bar = 22
  const step = Math.min(width, height) / 4
  const own = random.fork('lattice')
  const offset = own.chance(0.5) ? 0.5 : 0
  const bars: Form[] = []
  const look = { role: 'backdrop', plain: true } as const
  for (let x = (width / 2) % step; x < width; x += step) {
    bars.push(rect([x + (offset - 0.5) * step - bar / 2, -20, bar, height + 40], wood, look))
    bars.push(
      rect([x + (offset - 0.5) * step - bar / 2, -20, 5, height + 40], tone(wood, 0.1), look),
    )
  }
  for (let y = (height / 2) % step; y < height; y += step) {
    bars.push(rect([-20, y + (offset - 0.5) * step - bar / 2, width + 40, bar], wood, look))
    bars.push(
      rect([-20, y + (offset - 0.5) * step - bar / 2, width + 40, 5], tone(wood, 0.1), look),
    )
  }
  return [
    cover(frame, linear([0, 0], [width, height], tone(pane, 0.03), tone(pane, -0.04))),
    ...bars,
  ]
}

/** Surface below or behind the sheet. */
function behind(composing: Composing): { readonly forms: Form[]; readonly paper: Oklch } {
  const { frame, random } = composing
  const own = random.fork('behind')
  const kind = own.integer(0, 3)
  const cream: Oklch = [0.965, 0.02, 88]
  if (kind === 0) return { forms: lattice(composing, [0.95, 0.05, 90]), paper: [0.95, 0.05, 90] }
  if (kind === 1) return { forms: lattice(composing, [0.86, 0.05, 235]), paper: [0.86, 0.05, 235] }
  const paperFill: Oklch = kind === 2 ? cream : [0.9, 0.07, 88]
  return {
    forms: [
      cover(frame, linear([0, 0], [frame.width, frame.height], tone(paperFill, 0.02), paperFill)),
      ...fibres([0, 0, frame.width, frame.height], own, tone(paperFill, -0.16), 70),
    ],
    paper: paperFill,
  }
}

const isFigure = (value: string | undefined): value is FigureId =>
  value !== undefined && Object.hasOwn(FIGURES, value)

/** 剪纸窗花: one red sheet, folded and cut. */
export const windowFlower: Draw = (composing): Illustration => {
  const { brief, frame, random } = composing
  const { width, height } = frame
  const [text] = listTexts(brief)
  const asked = traitOf(brief.main, 'figure')?.value
  const own = random.fork('plan')
  const free = pickOne(own, ['福', '囍', '春', null, null, null])
  const letters = text ? [...text].slice(0, 4).join('') : free
  const figure = isFigure(asked)
    ? asked
    : pickOne(own, ['butterfly', 'fish', 'plum', 'lotus', 'pomegranate'] as const)
  const plan: Plan = { lobes: pickOne(own, [12, 16, 12]), figure, letters, random }
  const scale = (Math.min(width, height) * 0.94) / (REACH * 2)
  const dye = brief.main.tint ?? brief.tint
  const red = dye ? DYES[dye] : RED
  const { forms, paper: back } = behind(composing)
  const animal = cutAnimal(composing, red, tone(back, 0.01))
  const rings = animal ? animalRing(plan) : flower(plan)
  const sheet = polygonForm(rings, linear([-300, -400], [300, 400], tone(red, 0.05), red), {
    ...{ role: 'body', union: true, relief: 3 },
  })
  const at: Point = [width / 2, height / 2]
  const shadow: Form = { ...sheet, fill: [0.2, 0.06, 25], role: 'shadow', blur: 7, alpha: 0.35 }
  const layers: Layer[] = [
    ground(forms),
    layer('shadow', 'masses', place([shadow], [at[0] + 8, at[1] + 13], { scale })),
    layer('paper-cut', 'forms', place([sheet], at, { scale })),
    layer('animal', 'features', place(animal ?? [], at, { scale })),
  ]
  const area = [at[0] - REACH * scale, at[1] - REACH * scale, 900 * scale, 900 * scale] as const
  return fitSheet(frame, back, area, layers)
}
