import { type Form, inside, layer, place, polygonForm, roundRect } from '../../build/form'
import { type Oklch, linear, tone } from '../../build/fill'
import type { Composing } from '../../family'
import {
  litCover,
  type Area,
  type Draw,
  corners,
  ground,
  rect,
  rule,
  fitSheet,
  shrunk,
  listTexts,
  withRatio,
} from '../kit/board'
import { readFacts } from '../kit/facts'
import { put } from '../kit/letter'
import { pickOne } from '../kit/pick'
import { lettersOn, sheetScheme } from '../kit/scheme'
import { ABSTRACT, EMBLEMS } from '../marks/emblems'
import { gilt } from '../ornaments/festive'
import { rose, sprig } from '../ornaments/flora'
import { fretCorner, sheetShadow } from '../ornaments/paper'
import { type Point, pointsAt } from '../../../geometry'

const INVITES: readonly { readonly paper: Oklch; readonly ink: Oklch; readonly isRed: boolean }[] =
  [
    { paper: [0.46, 0.17, 25], ink: [0.93, 0.09, 92], isRed: true },
    { paper: [0.965, 0.015, 85], ink: [0.42, 0.1, 30], isRed: false },
    { paper: [0.93, 0.035, 350], ink: [0.42, 0.12, 0], isRed: false },
    { paper: [0.3, 0.05, 200], ink: [0.93, 0.06, 90], isRed: true },
    { paper: [0.93, 0.03, 150], ink: [0.34, 0.07, 160], isRed: false },
  ]

/** An invitation: framed, with flowers or frets in its corners, the facts below the title. */
export const invitation: Draw = ({ brief, frame, random, style }: Composing) => {
  const { width, height } = frame
  const invite = pickOne(random.fork('paper'), INVITES)
  const { paper, isRed } = invite
  const letters = lettersOn(invite, style)
  const { title, subtitle, date, place: where, rest } = readFacts(listTexts(brief))
  const short = Math.min(width, height)
  const gold = gilt([0, 0], [width, height])
  const m = short * 0.06
  const art = random.fork('art')
  const flowers = (at: Point, turn: number): Form[] =>
    place(
      [
        ...place(sprig([0.58, 0.09, 150], 260, 5), [20, 20], { turn: 1.2 }),
        ...place(sprig([0.62, 0.09, 150], 230, 5), [20, 20], { turn: 2.9 }),
        ...place(sprig([0.6, 0.08, 150], 200, 4), [40, 40], { turn: 2.1 }),
        ...place(rose([0.7, 0.15, 10], art), [70, 64], { scale: 0.8 }),
        ...place(rose([0.86, 0.07, 15], art), [160, 34], { scale: 0.5 }),
        ...place(rose([0.8, 0.1, 40], art), [30, 150], { scale: 0.46 }),
      ],
      at,
      { turn, scale: short / 1000 },
    )
  const frets = [0, 1, 2, 3].flatMap((i) =>
    place(
      fretCorner(short * 0.1, gold),
      (
        [
          [m * 1.5, m * 1.5],
          [width - m * 1.5, m * 1.5],
          [width - m * 1.5, height - m * 1.5],
          [m * 1.5, height - m * 1.5],
        ] as const
      )[i],
      { turn: (i * Math.PI) / 2 },
    ),
  )
  const measure: Area = [width * 0.16, 0, width * 0.68, 0]
  const line = (text: string | null, y: number, size: number, face: 'song' | 'hei' = 'song') =>
    put(
      text,
      {
        box: [measure[0], height * y, measure[2], size * 1.5],
        face,
        size,
        tracking: 0.1,
        lines: 2,
      },
      letters.ink,
      letters.paper,
    )
  const facts = [date, where, ...rest].filter((text) => text !== null).slice(0, 4)
  const size = short * 0.044
  return fitSheet(
    frame,
    paper,
    [width * 0.15, height * 0.2, width * 0.7, height * 0.6],
    [
      ground(litCover(frame, paper, [0.5, 0.5, 0.8], [0.03, -0.03])),
      layer(
        'frame',
        'details',
        rule([m, m, width - m * 2, height - m * 2], 4, gold),
        rule([m + 12, m + 12, width - m * 2 - 24, height - m * 2 - 24], 1.8, gold),
      ),
      layer(
        'corners',
        'forms',
        isRed ? frets : [...flowers([0, 0], 0), ...flowers([width, height], Math.PI)],
      ),
      layer(
        'title',
        'features',
        put(
          title ?? '邀请函',
          {
            box: [measure[0], height * 0.24, measure[2], height * 0.17],
            face: isRed ? 'brush' : 'song-heavy',
            tracking: 0.2,
            lines: 2,
          },
          letters.ink,
          letters.paper,
        ),
        put(
          listTexts(brief).length === 0 || isRed ? 'INVITATION' : null,
          {
            box: [measure[0], height * 0.44, measure[2], short * 0.036],
            face: 'didone',
            tracking: 0.3,
          },
          letters.ink,
          letters.paper,
        ),
      ),
      layer(
        'facts',
        'details',
        line(subtitle ?? (facts.length === 0 ? '诚挚邀请您的光临' : null), 0.52, size),
        facts.flatMap((text, i) => line(text, 0.6 + i * 0.07, size)),
      ),
    ],
  )
}

/** 黑金, 黑色名片: gold on black. */
const BLACK_GOLD: ReturnType<typeof sheetScheme> = {
  ...{ paper: [0.2, 0.01, 265], ink: [0.9, 0.07, 88], main: [0.78, 0.11, 86] },
  ...{ second: [0.66, 0.1, 80], accent: [0.86, 0.1, 90] },
}

/** A business card on a table; without words it shows placeholders. */
export const businessCard: Draw = ({ brief, frame, random, style }: Composing) => {
  const { width, height } = frame
  const tint = brief.main.tint ?? brief.tint
  const isGilt = tint === 'black'
  const usual = sheetScheme(random.fork('scheme'), tint, style)
  const scheme = isGilt ? BLACK_GOLD : usual
  const texts = listTexts(brief)
  const [name, job, ...rest] =
    texts.length > 0 ? texts : ['姓名', '职位 · 公司', '电话', '邮箱', '地址']
  const table = tone(
    scheme.paper[0] > 0.6 ? scheme.second : scheme.paper,
    scheme.paper[0] > 0.6 ? 0.22 : 0.12,
  )
  const area = withRatio(shrunk([0, 0, width, height], Math.min(width, height) * 0.08), 1.66)
  const [x, y, w, h] = area
  const isLight = random.fork('tone').chance(0.6) && !isGilt
  const paper: Oklch = isLight ? [0.985, 0.006, 90] : scheme.paper
  const id = pickOne(random.fork('emblem'), ABSTRACT)
  const band = random.fork('band').integer(0, 2)
  const inks = { main: scheme.main, second: scheme.second, paper }
  const strip: Form[] =
    band === 0
      ? [rect([x, y, w * 0.03, h], scheme.main, { plain: true })]
      : band === 1
        ? [rect([x, y + h * 0.93, w, h * 0.07], scheme.main, { plain: true })]
        : [
            polygonForm([pointsAt([x, y], [w, h], '0.66,0 1,0 1,1 0.82,1')], scheme.main, {
              plain: true,
            }),
          ]
  const emblemInks = band === 2 ? { main: paper, second: scheme.accent, paper: scheme.main } : inks
  return fitSheet(frame, table, area, [
    ground(litCover(frame, table, [0.35, 0.3, 1], [0.06, -0.06])),
    layer(
      'card',
      'masses',
      sheetShadow(corners(area), 24, 0.4),
      inside(
        roundRect(
          area,
          h * 0.03,
          linear([x, y], [x + w, y + h], tone(paper, 0.01), tone(paper, -0.015)),
          'body',
        ),
        strip,
      ),
      place(EMBLEMS[id](emblemInks), [x + w * 0.86, y + h * 0.28], { scale: (h * 0.26) / 400 }),
    ),
    layer(
      'words',
      'features',
      put(
        name,
        {
          box: [x + w * 0.09, y + h * 0.16, w * 0.5, h * 0.17],
          face: 'song-heavy',
          across: 'start',
          tracking: 0.12,
        },
        scheme.ink[0] < 0.5 ? scheme.ink : [0.25, 0.03, 260],
        paper,
      ),
      put(
        job,
        {
          box: [x + w * 0.09, y + h * 0.38, w * 0.5, h * 0.075],
          face: 'hei',
          across: 'start',
          tracking: 0.08,
        },
        scheme.main,
        paper,
      ),
      rest.slice(0, 4).flatMap((text, i) =>
        put(
          text,
          {
            box: [x + w * 0.09, y + h * (0.58 + i * 0.09), w * 0.52, h * 0.06],
            face: 'hei',
            across: 'start',
            size: h * 0.055,
          },
          [0.35, 0.02, 260],
          paper,
        ),
      ),
    ),
  ])
}
