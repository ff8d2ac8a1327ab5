import { type Form, disc, inside, layer, place } from '../../build/form'
import { type Oklch, linear, radial, tone } from '../../build/fill'
import { type Composing, type Random, traitOf } from '../../family'
import { fitColumns } from '../../lettering/columns'
import { fitText } from '../../lettering/fit'
import { brushed } from '../../lettering/ink'
import { READABLE_LARGE, legible } from '../../lettering/legible'
import { type SetText, textForm } from '../../lettering/setting'
import {
  type Area,
  type Draw,
  corners,
  cover,
  ground,
  rect,
  rule,
  fitSheet,
  shrunk,
  listTexts,
} from '../kit/board'
import { pickOne } from '../kit/pick'
import { GOLD, INK, gilt, lantern } from '../ornaments/festive'
import { goldFlecks, redPaper, sheetShadow } from '../ornaments/paper'
import { redSheet } from './inscription'
import { COUPLETS } from './verses'

type Lines = { readonly first: string; readonly second: string; readonly banner: string }

/** Two lines and a banner of what is to be written; what is missing comes from a known couplet. */
function chooseLines(texts: readonly string[], random: Random): Lines {
  const [first, second, banner] = pickOne(random, COUPLETS)
  const parts = texts
    .flatMap((text) => text.split(/[，。；;,\n]+/u))
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const countLetters = (part: string): number => [...part].length
  // of three lines the banner is the odd one, or the last
  const odd = parts.find((part) =>
    parts.every((other) => other === part || countLetters(other) !== countLetters(part)),
  )
  const short = parts.length === 2 ? undefined : (odd ?? parts[2])
  const long = parts.filter((part) => part !== short)
  if (long.length >= 2)
    return { first: long[0], second: long[1], banner: short ?? long[2] ?? banner }
  if (parts.length === 1) return { first, second, banner: parts[0] }
  return { first, second, banner: short ?? banner }
}

/** 红底黑字, 红底金字: the colour of the letters. */
const INKS: Readonly<Record<string, Oklch>> = { black: INK, gold: GOLD }

function redStrip(area: Area, set: SetText, random: Random, ink: Oklch): Form[] {
  const paper = redPaper(area)
  const [x, y, width, height] = area
  const gold = gilt([x, y], [x + width, y + height])
  const text = set.face === 'brush' ? brushed(set, random.fork('ink')) : set
  return [
    sheetShadow(corners(area), 12, 0.45),
    inside(
      rect(area, paper),
      goldFlecks(area, random.fork('gold'), 1.3),
      rule(shrunk(area, 9), 3.5, gold),
      rule(shrunk(area, 17), 1.6, gold),
    ),
    textForm(text, legible(ink, [paper], READABLE_LARGE)),
  ]
}

function bricks([x, y, width, height]: Area, colour: Oklch, random: Random): Form[] {
  const [w, h] = [104, 42]
  const forms: Form[] = []
  for (let row = 0; row * h < height; row++)
    for (let column = -1; column * w < width; column++) {
      const own = tone(colour, random.spread() * 0.025)
      forms.push(
        rect(
          [x + column * w + (row % 2) * (w / 2) + 2, y + row * h + 2, w - 4, h - 4],
          own,
          'detail plain',
        ),
      )
    }
  return forms
}

type Gate = { readonly wall: Oklch; readonly door: Oklch; readonly isBrick: boolean }

const GATES: readonly Gate[] = [
  { wall: [0.6, 0.008, 250], door: [0.36, 0.12, 24], isBrick: true },
  { wall: [0.93, 0.02, 85], door: [0.33, 0.05, 45], isBrick: false },
  { wall: [0.72, 0.025, 60], door: [0.34, 0.06, 180], isBrick: true },
  { wall: [0.9, 0.05, 80], door: [0.42, 0.14, 27], isBrick: false },
]

/** A two-leaved door with studs and rings. */
function door(area: Area, colour: Oklch, random: Random): Form[] {
  const [x, y, width, height] = area
  const half = width / 2
  const frameColour = tone(colour, -0.08)
  const leaf = (left: number): Form =>
    inside(
      rect(
        [left, y, half - 3, height + 40],
        linear([left, 0], [left + half, 0], tone(colour, 0.03), colour, tone(colour, -0.03)),
      ),
      [0.33, 0.66].map((at) =>
        rect([left + half * at, y, 2.5, height + 40], tone(colour, -0.1), 'detail plain'),
      ),
    )
  const studs: Form[] = []
  const rows = Math.floor((height * 0.42) / 62)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < 4; column++)
      for (const side of [-1, 1]) {
        const at = [
          x + half + side * (half * (0.17 + column * 0.22)),
          y + height * 0.62 + row * 62,
        ] as const
        studs.push(
          disc(
            at,
            11,
            radial([at[0] - 3, at[1] - 4], [16, 16], [0.95, 0.08, 95], GOLD, [0.6, 0.1, 75]),
            'metal relief 2',
          ),
        )
      }
  const rings = [-1, 1].flatMap((side) => {
    const at = [x + half + side * half * 0.13, y + height * 0.53] as const
    return [
      disc(
        at,
        22,
        radial([at[0] - 6, at[1] - 8], [30, 30], [0.95, 0.08, 95], GOLD, [0.55, 0.1, 72]),
        'metal relief 4',
      ),
      drawRing(at[0], at[1] + 26),
    ]
  })
  void random
  return [
    rect([x - 26, y - 26, width + 52, height + 66], frameColour),
    leaf(x),
    leaf(x + half + 3),
    ...studs,
    ...rings,
  ]
}

function drawRing(x: number, y: number): Form {
  const outer = disc([x, y], 24, GOLD)
  const inner = disc([x, y], 17, GOLD)
  return { ...outer, rings: [...outer.rings, ...inner.rings], role: 'metal' }
}

/** 春联: two strips at a door, a banner above it, 福 on it, lanterns. */
export const couplets: Draw = ({ brief, frame, random }: Composing) => {
  const { first, second, banner } = chooseLines(listTexts(brief), random.fork('lines'))
  const { width, height } = frame
  const gate = pickOne(random.fork('gate'), GATES)
  const named = INKS[traitOf(brief.main, 'ink')?.value ?? '']
  const ink = named ?? (random.fork('ink-colour').chance(0.3) ? GOLD : INK)
  // the door takes the middle; strips hang right and left of it
  const strip = Math.min(width * 0.16, height * 0.155)
  const gateWidth = Math.min(width - strip * 2 - 200, height * 0.62)
  const left = (width - gateWidth) / 2
  const top = height * 0.235
  const stripTop = height * 0.2
  const stripHeight = height * 0.71
  const gap = (left - 26 - strip) / 2
  const inset = Math.max(20, Math.min(gap, 46))
  const right: Area = [left + gateWidth + 26 + inset, stripTop, strip, stripHeight]
  const leftStrip: Area = [left - 26 - inset - strip, stripTop, strip, stripHeight]
  const bannerWidth = Math.min(gateWidth * 1.02, width * 0.6)
  const head: Area = [
    width / 2 - bannerWidth / 2,
    height * 0.045,
    bannerWidth,
    Math.min(height * 0.135, strip * 1.02),
  ]
  const longest = Math.max([...first].length, [...second].length)
  const size = Math.min(strip * 0.76, (stripHeight * 0.9) / (longest * 1.12))
  const column = (text: string, area: Area) =>
    fitColumns(text, {
      box: shrunk(area, strip * 0.1, stripHeight * 0.035),
      face: 'brush',
      size,
      cell: Math.min(1.7, (stripHeight * 0.88) / (longest * size)),
    })
  const wall = linear([0, 0], [width, height], tone(gate.wall, 0.04), tone(gate.wall, -0.05))
  const doorArea: Area = [left, top, gateWidth, height - top]
  const lanternScale = Math.min(0.9, (leftStrip[0] + strip) / 190)
  const lights = [leftStrip[0] + strip / 2, right[0] + strip / 2].flatMap((x) =>
    place(lantern(), [x, height * 0.012], { scale: Math.min(lanternScale, height * 0.00062) }),
  )
  const radius = Math.min(gateWidth * 0.2, height * 0.11)
  return fitSheet(
    frame,
    gate.wall,
    [leftStrip[0], head[1], right[0] + strip - leftStrip[0], height * 0.86],
    [
      ground(
        cover(frame, wall),
        gate.isBrick
          ? bricks([0, 0, width, height], tone(gate.wall, -0.02), random.fork('bricks'))
          : [],
      ),
      layer('door', 'setting', door(doorArea, gate.door, random.fork('door'))),
      layer(
        'fu',
        'forms',
        redSheet('福', 'diamond', [width / 2, height * 0.42], radius, random.fork('fu'), { ink }),
      ),
      layer(
        'couplet',
        'features',
        redStrip(right, column(first, right), random.fork('right'), ink),
        redStrip(leftStrip, column(second, leftStrip), random.fork('left'), ink),
        redStrip(
          head,
          fitText(banner, {
            box: shrunk(head, head[2] * 0.07, head[3] * 0.17),
            face: 'brush',
            tracking: 0.22,
          }),
          random.fork('banner'),
          ink,
        ),
      ),
      layer('lanterns', 'light', lights),
    ],
  )
}
