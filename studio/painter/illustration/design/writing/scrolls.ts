import { DYES } from '../../../palettes/tints'
import { inside, layer, place, roundRect } from '../../build/form'
import { type Oklch, linear, radial, tone, tones } from '../../build/fill'
import { type Composing, type Random, traitOf } from '../../family'
import type { Form, Frame, Illustration } from '../../node'
import { fitColumns } from '../../lettering/columns'
import { splitVerses } from '../../lettering/breaks'
import type { FaceId } from '../../lettering/faces'
import { fitText } from '../../lettering/fit'
import { brushed, dryStreaks } from '../../lettering/ink'
import { READABLE_LARGE, legible } from '../../lettering/legible'
import { seal } from '../../lettering/seal'
import { type SetText, textForm } from '../../lettering/setting'
import {
  litCover,
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
  withRatio,
} from '../kit/board'
import { pickOne } from '../kit/pick'
import { GOLD, INK, plumBranch } from '../ornaments/festive'
import { fibres, sheetShadow } from '../ornaments/paper'
import { bamboo, birds, fishingBoat, mistyHills, moon } from '../ornaments/scenery'
import { MOTTOES, POEMS, type Poem } from './verses'
import { named, triples } from '../../../drawing/notation'

const RICE: Oklch = [0.945, 0.022, 88]
const PAPERS: readonly Oklch[] = [
  RICE,
  [0.93, 0.035, 84],
  [0.96, 0.012, 95],
  [0.9, 0.045, 80],
  [0.93, 0.03, 140],
]

/** Papers by their named colour: 红纸, 洒金纸. */
const DYED_PAPERS: Readonly<Partial<Record<string, Oklch>>> = {
  ...DYES,
  ...named('red: 0.6,0.2,28 gold: 0.85,0.1,85 white: 0.97,0.006,95'),
}

function pickPaper({ brief, random }: Composing): Oklch {
  const named = traitOf(brief.main, 'paper')?.value ?? brief.main.tint ?? brief.tint ?? ''
  return DYED_PAPERS[named] ?? pickOne(random.fork('paper'), PAPERS)
}

function chooseHand({ brief, random }: Composing): FaceId {
  const asked = traitOf(brief.main, 'hand')?.value
  if (asked === 'running') return 'running'
  if (asked === 'regular') return 'brush'
  return pickOne(random.fork('hand'), ['brush', 'brush', 'running'] as const)
}

function written(set: SetText, paper: Oklch, random: Random, dry: number): Form {
  const isBrush = set.face === 'brush' || set.face === 'running'
  const ink = legible(paper[0] < 0.5 ? GOLD : INK, [paper], READABLE_LARGE)
  if (!isBrush) return textForm(set, ink)
  return inside(
    textForm(brushed(set, random.fork('ink'), 0.0036), ink),
    dryStreaks(set, paper, random.fork('dry'), dry),
  )
}

const SEALS = ['墨光', '如意', '清风', '云水', '静好'] as const

/** 1–12 characters written large on rice paper. */
export const calligraphy: Draw = (composing) => {
  const { brief, frame, random } = composing
  const { width, height } = frame
  const texts = listTexts(brief)
  const text = (texts.length > 0 ? texts : [pickOne(random.fork('text'), MOTTOES)]).join('\n')
  const paper = pickPaper(composing)
  const face = chooseHand(composing)
  const art = random.fork('art')
  const sheet: Area = [0, 0, width, height]
  const [long] = text
    .split('\n')
    .map((line) => [...line].length)
    .sort((a, b) => b - a)
  const isTall = height >= width * 1.15 || (long > 5 && height >= width)
  const side = Math.min(width, height)
  const field: Area = isTall
    ? [width * 0.2, height * 0.09, width * 0.6, height * 0.76]
    : long === 1
      ? [width / 2 - side * 0.34, height / 2 - side * 0.36, side * 0.68, side * 0.68]
      : [width * 0.09, height * 0.2, width * 0.82, height * 0.52]
  const set =
    isTall && long > 1
      ? fitColumns(text, { box: field, face, columns: 3, pitch: 1.25, cell: 1.05 })
      : fitText(text, { box: field, face, lines: 2, tracking: 0.04, leading: 1.15 })
  const stampSide = Math.max(64, Math.min(110, set.size * 0.3))
  const { box } = set
  const stampAt = isTall
    ? ([
        Math.max(stampSide, box.x - stampSide * 0.85),
        Math.min(height - stampSide, box.y + box.height - stampSide * 0.5),
      ] as const)
    : ([
        Math.min(width - stampSide, box.x + box.width - stampSide * 0.4),
        Math.min(height - stampSide, box.y + box.height + stampSide * 0.85),
      ] as const)
  return fitSheet(frame, paper, field, [
    ground(
      litCover(frame, paper, [0.5, 0.5, 0.8], [0.015, -0.05]),
      fibres(sheet, random.fork('fibres'), tone(paper, -0.16), 70),
    ),
    layer('scenery', 'setting', backdrop(frame, paper, art)),
    layer('writing', 'features', written(set, paper, random, 0.55)),
    layer(
      'seal',
      'light',
      seal(pickOne(random.fork('seal'), SEALS), stampAt, stampSide, {
        random: random.fork('stamp'),
        paper,
      }),
    ),
  ])
}

/** Faint painting behind writing; often nothing. */
function backdrop({ width, height }: Frame, paper: Oklch, random: Random): Form[] {
  const kind = random.integer(0, 3)
  const faint: Oklch = [paper[0] - 0.12, 0.018, 220]
  if (kind === 0)
    return mistyHills([0, height * 0.62, width, height * 0.4], faint, tone(paper, -0.02), random)
  if (kind === 1)
    return place(plumBranch([0.72, 0.13, 15], random, [0.5, 0.02, 60]), [-10, 10], { scale: 0.8 })
  if (kind === 2)
    return place(bamboo([0.76, 0.04, 150], random), [width - 30, height + 20], {
      scale: 0.8,
      flip: true,
    }).map((item) => ({ ...item, alpha: 0.55 }))
  return []
}

function choosePoem(texts: readonly string[], random: Random): Poem {
  const known = POEMS.find(({ title }) =>
    texts.some((text) => text.includes(title) && [...text].length <= title.length + 2),
  )
  if (known) return known
  if (texts.length === 0) return pickOne(random, POEMS)
  return { title: '', author: '', lines: texts.flatMap(splitVerses) }
}

/** A poem in columns from the right over a landscape in ink. */
export const poem: Draw = (composing): Illustration => {
  const { brief, frame, random } = composing
  const { width, height } = frame
  const { title, author, lines } = choosePoem(listTexts(brief), random.fork('poem'))
  const paper = pickPaper(composing)
  const face = chooseHand(composing)
  const isWide = width > height * 1.15
  const art = random.fork('art')
  const box: Area = isWide
    ? [width * 0.5, height * 0.1, width * 0.42, height * 0.54]
    : [width * 0.26, height * 0.07, width * 0.62, height * 0.46]
  const set = fitColumns(lines.join('\n'), { box, face, pitch: 1.42, cell: 1.08, columns: 6 })
  const small = set.size * 0.5
  const left = set.box.x - small * 2.1
  const signature =
    title === ''
      ? null
      : fitColumns(`${title} ${author}`.replace(' ', '　'), {
          box: [left, set.box.y, small * 1.3, set.box.height * 0.8],
          face,
          size: small,
        })
  const stamp = small * 1.5
  const sealY =
    (signature ? signature.box.y + signature.box.height : set.box.y + set.box.height * 0.4) + stamp
  const mist = tone(paper, -0.02)
  const low = isWide ? 0.58 : 0.56
  return fitSheet(frame, paper, box, [
    ground(
      cover(frame, linear([0, 0], [0, height], tone(paper, 0.01), tone(paper, -0.03))),
      fibres([0, 0, width, height], random.fork('fibres'), tone(paper, -0.16), 60),
    ),
    layer(
      'moon',
      'setting',
      moon(
        isWide ? [width * 0.2, height * 0.24] : [width * 0.17, height * 0.47],
        Math.min(width, height) * 0.075,
        [0.97, 0.03, 92],
      ),
      birds([width * 0.2, height * (low - 0.02)], [0.45, 0.01, 240], art.fork('birds'), 3),
    ),
    layer(
      'hills',
      'masses',
      mistyHills(
        [0, height * low, width, height * (1 - low) * 0.82],
        [0.52, 0.02, pickOne(art, [230, 170, 70])],
        mist,
        art.fork('hills'),
        5,
      ),
    ),
    layer(
      'water',
      'masses',
      rect(
        [-20, height * 0.9, width + 40, height * 0.1 + 30],
        linear([0, height * 0.9], [0, height], mist, tone(mist, -0.06)),
        { role: 'backdrop', plain: true },
      ),
    ),
    layer(
      'boat',
      'forms',
      place(fishingBoat([0.27, 0.01, 240]), [width * art.range(0.5, 0.74), height * 0.9], {
        scale: art.range(0.55, 0.75),
        flip: art.chance(0.5),
      }),
    ),
    layer(
      'writing',
      'features',
      written(set, paper, random, 0.15),
      signature ? written(signature, paper, random.fork('signature'), 0) : null,
    ),
    layer(
      'seal',
      'light',
      seal('墨光', [left + small * 0.65, Math.min(sealY, height * 0.62)], stamp, {
        random: random.fork('stamp'),
        paper,
      }),
    ),
  ])
}

const SILKS: readonly Oklch[] = triples(`0.5,0.07,230 0.55,0.08,150 0.48,0.1,25 0.62,0.07,75
  0.42,0.05,270`)

/** A mounted scroll that hangs on a wall: 1–28 characters, silk around, rollers above and below. */
export const hangingScroll: Draw = (composing) => {
  const { brief, frame, random } = composing
  const { width, height } = frame
  const texts = listTexts(brief)
  const text = (
    texts.length > 0 ? texts.flatMap(splitVerses) : [pickOne(random.fork('text'), MOTTOES)]
  ).join('\n')
  const silk = pickOne(random.fork('silk'), SILKS)
  const paper = pickPaper(composing)
  const longest = Math.max(...text.split('\n').map((line) => [...line].length))
  const isLandscape = width > height * 1.15
  const mount = withRatio(
    shrunk([0, 0, width, height], Math.min(width, height) * 0.05),
    isLandscape ? 2.1 : longest > 4 ? 0.56 : 0.5,
  )
  const [x, y, w, h] = mount
  const inner: Area = isLandscape
    ? [x + w * 0.09, y + h * 0.1, w * 0.82, h * 0.8]
    : [x + w * 0.12, y + h * 0.15, w * 0.76, h * 0.68]
  const face = chooseHand(composing)
  const field = shrunk(inner, inner[2] * 0.12, inner[3] * 0.07)
  const set =
    isLandscape && longest <= 6
      ? fitText(text, { box: field, face, tracking: 0.1, lines: 2 })
      : fitColumns(text, { box: field, face, columns: 3, pitch: 1.3, cell: 1.06 })
  const wall: Oklch = pickOne(
    random.fork('wall'),
    triples('0.86,0.03,80 0.72,0.04,60 0.8,0.03,160 0.6,0.03,40 0.89,0.02,250'),
  )
  const wood: Oklch = [0.34, 0.06, 45]
  const roller = (at: number): Form[] =>
    isLandscape
      ? [
          roundRect(
            [x + at * w - 16, y - 26, 32, h + 52],
            14,
            linear([x + at * w - 16, 0], [x + at * w + 16, 0], ...tones(wood, 0.14, 0, -0.1)),
            { relief: 4 },
          ),
        ]
      : [
          roundRect(
            [x - 26, y + at * h - 14, w + 52, 30],
            14,
            linear(
              [0, y + at * h - 14],
              [0, y + at * h + 16],
              tone(wood, 0.14),
              wood,
              tone(wood, -0.1),
            ),
            { relief: 4 },
          ),
        ]
  const stamp = Math.max(44, Math.min(84, set.size * 0.34))
  return fitSheet(frame, wall, mount, [
    ground(litCover(frame, wall, [0.35, 0.3, 1], [0.05, -0.1])),
    layer(
      'scroll',
      'masses',
      sheetShadow(corners(mount), 22, 0.4),
      rect(mount, linear([x, y], [x + w, y + h], ...tones(silk, 0.04, -0.03))),
      rule(shrunk(inner, -9), 4, [0.85, 0.08, 88]),
      rect(inner, paper, { role: 'backdrop' }),
      fibres(inner, random.fork('fibres'), tone(paper, -0.16), 26),
      roller(isLandscape ? 0 : 0),
      roller(1),
    ),
    layer('writing', 'features', written(set, paper, random, 0.35)),
    layer(
      'seal',
      'light',
      seal(
        pickOne(random.fork('seal'), SEALS),
        [inner[0] + stamp * 0.9, inner[1] + inner[3] - stamp * 0.9],
        stamp,
        { random: random.fork('stamp'), paper },
      ),
    ),
  ])
}

const GREAT = ['如意', '吉祥', '长乐', '平安', '福寿', '知足常乐', '大吉大利'] as const

/** One great impression of a seal. */
export const sealPrint: Draw = (composing) => {
  const { brief, frame, random } = composing
  const text = listTexts(brief)[0] ?? pickOne(random.fork('text'), GREAT)
  const { width, height } = frame
  const paper = pickPaper(composing)
  const side = Math.min(width, height) * 0.58
  const at = [width / 2, height * 0.48] as const
  const cut =
    traitOf(brief.main, 'cut')?.value === 'red' || random.fork('cut').chance(0.4) ? 'red' : 'white'
  return fitSheet(
    frame,
    paper,
    [at[0] - side / 2, at[1] - side / 2, side, side],
    [
      ground(
        cover(frame, radial(at, [width * 0.7, height * 0.7], ...tones(paper, 0.015, 0, -0.04))),
        fibres([0, 0, width, height], random.fork('fibres'), tone(paper, -0.16), 90),
      ),
      layer(
        'seal',
        'features',
        seal(text, at, side, {
          random: random.fork('seal'),
          paper,
          cut,
          round: random.fork('round').chance(0.25) && [...text].length <= 2,
        }),
      ),
    ],
  )
}
