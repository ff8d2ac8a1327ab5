import { type Form, type Frame, layer, line, place, roundRect } from '../../build/form'
import { strokePath } from '../../build/outlines'
import { type Oklch, linear, tone } from '../../build/fill'
import { type Composing, type Random, traitOf } from '../../family'
import { fitColumns } from '../../lettering/columns'
import { brushed } from '../../lettering/ink'
import { legible } from '../../lettering/legible'
import { seal } from '../../lettering/seal'
import { textForm } from '../../lettering/setting'
import { type Area, type Draw, cover, ground, rule, fitSheet, listTexts } from '../kit/board'
import { put, putColumns } from '../kit/letter'
import { pickOne } from '../kit/pick'
import { plumBranch } from '../ornaments/festive'
import { sprig } from '../ornaments/flora'
import { snowflake } from '../ornaments/objects'
import { bamboo, birds, mistyHills, moon } from '../ornaments/scenery'
import { TERMS } from './terms'
import { named, triples } from '../../../drawing/notation'

type Season = Readonly<{ sky: Oklch; far: Oklch; hill: Oklch; ink: Oklch }>

/** From 立春 on, six terms each. */
const SEASONS: readonly (readonly Season[])[] = [
  [
    named('sky: 0.95,0.03,120 far: 0.9,0.05,130 hill: 0.6,0.11,148 ink: 0.3,0.07,155'),
    named('sky: 0.95,0.03,20 far: 0.9,0.05,15 hill: 0.66,0.09,150 ink: 0.32,0.07,165'),
  ],
  [
    named('sky: 0.94,0.04,200 far: 0.88,0.06,190 hill: 0.55,0.1,175 ink: 0.28,0.06,200'),
    named('sky: 0.95,0.05,100 far: 0.88,0.08,130 hill: 0.56,0.13,145 ink: 0.28,0.07,150'),
  ],
  [
    { sky: [0.95, 0.04, 80], far: [0.89, 0.07, 70], hill: [0.64, 0.13, 52], ink: [0.32, 0.07, 40] },
    { sky: [0.92, 0.03, 250], far: [0.86, 0.05, 60], hill: [0.6, 0.11, 45], ink: [0.3, 0.05, 270] },
  ],
  [
    named('sky: 0.93,0.02,240 far: 0.9,0.02,240 hill: 0.66,0.05,245 ink: 0.3,0.06,262'),
    named('sky: 0.9,0.035,255 far: 0.94,0.015,250 hill: 0.62,0.07,255 ink: 0.28,0.07,265'),
  ],
]

/** Ornament in the upper corner of a season. */
function growth(season: number, { width }: Frame, random: Random): Form[] {
  if (season === 0)
    return random.chance(0.5)
      ? place(plumBranch([0.78, 0.13, 8], random), [-10, 0], { scale: 0.95 })
      : willow(random)
  if (season === 1)
    return random.chance(0.5)
      ? place(bamboo([0.6, 0.11, 148], random), [30, 720], { scale: 0.8 })
      : [0, 1, 2].flatMap((i) =>
          place(sprig([0.6, 0.12, 145], 300, 6), [-10 + i * 120, -20], { turn: 2.2 + i * 0.3 }),
        )
  if (season === 2)
    return [0, 1, 2, 3].flatMap((i) =>
      place(
        sprig(pickOne(random, triples('0.68,0.15,55 0.62,0.17,38 0.76,0.14,75')), 260, 5),
        [-10 + i * 90, -14],
        { turn: 2.1 + i * 0.25 },
      ),
    )
  return [
    ...Array.from({ length: 22 }, () =>
      place(snowflake([1, 0, 0], random.range(6, 17)), [
        random.next() * width,
        random.next() * 900,
      ]),
    ).flat(),
    ...(random.chance(0.5)
      ? place(plumBranch([0.66, 0.19, 14], random), [-10, 10], { scale: 0.85 })
      : []),
  ]
}

/** Willow twigs that hang from the upper edge. */
function willow(random: Random): Form[] {
  const green: Oklch = [0.64, 0.13, 135]
  return Array.from({ length: 9 }, (_, i) => {
    const x = -20 + i * 46 + random.spread() * 12
    const length = random.range(260, 520) - i * 14
    const sway = random.range(10, 50)
    const twig = strokePath(4, tone(green, -0.12), 'foliage end')`${x},-20
      ${x + sway * 0.4},${length * 0.5} ${x + sway},${length}`
    const leaves = Array.from({ length: Math.round(length / 26) }, (_, k) => {
      const t = (k + 1) / Math.round(length / 26)
      const turn = (k % 2 === 0 ? 0.6 : Math.PI - 0.6) + random.spread() * 0.2
      return place(
        [line('0,0 22,6 46,0', 11, tone(green, random.spread() * 0.06), 'foliage')],
        [x + sway * t * t, length * t],
        { turn },
      )
    }).flat()
    return [twig, ...leaves]
  }).flat()
}

/** A solar term: its name framed on the right, two verses, hills of its season. */
export const termCard: Draw = ({ brief, frame, random }: Composing) => {
  const { width, height } = frame
  const texts = listTexts(brief)
  const asked = traitOf(brief.main, 'term')?.value
  const named = TERMS.findIndex(
    ([name], i) => String(i) === asked || texts.some((text) => text.includes(name)),
  )
  const seasons = { spring: 0, summer: 1, autumn: 2, winter: 3 }
  const first = brief.season ? seasons[brief.season] * 6 : 0
  const index =
    named >= 0 ? named : random.fork('term').integer(first, first + (brief.season ? 5 : 23))
  const [name, english, verse] = TERMS[index]
  const season = Math.floor(index / 6)
  const look = pickOne(random.fork('look'), SEASONS[season])
  const art = random.fork('art')
  const isWide = width > height * 1.15
  const short = Math.min(width, height)
  const panelWidth = short * 0.19
  const panelHeight = Math.min(height * 0.52, panelWidth * 3.1)
  const panel: Area = [width - short * 0.09 - panelWidth, height * 0.075, panelWidth, panelHeight]
  const paper: Oklch = tone(look.sky, 0.02)
  const nameSet = fitColumns(name, {
    box: [panel[0] + 16, panel[1] + 20, panelWidth - 32, panelHeight * 0.66],
    face: 'brush',
    cell: 1.06,
  })
  const ordinal = `二十四节气之${numeral(index + 1)}`
  const verses: Area = [panel[0] - short * 0.26, panel[1] + 10, short * 0.2, panelHeight * 0.9]
  const extra = texts.filter((text) => !text.includes(name))
  const stampAt = [panel[0] + panelWidth / 2, panel[1] + panelHeight] as const
  const ground0 = tone(look.hill, -0.16)
  const low = isWide ? 0.45 : 0.5
  const right: Area = [300 + width * 0.1, height - 96, width * 0.9 - 300 - short * 0.07, 50]
  return fitSheet(frame, look.sky, panel, [
    ground(cover(frame, linear([0, 0], [0, height], look.sky, look.far))),
    layer(
      'moon',
      'setting',
      season >= 2 ? moon([width * 0.3, height * 0.27], short * 0.1, [0.97, 0.04, 92]) : [],
      birds([width * 0.24, height * 0.36], tone(look.ink, 0.1), art.fork('birds'), 3),
    ),
    layer(
      'hills',
      'masses',
      mistyHills(
        [0, height * low, width, height * (1 - low)],
        look.hill,
        look.far,
        art.fork('hills'),
        5,
      ),
      roundRect(
        [-30, height * 0.93, width + 60, height * 0.1],
        0,
        linear([0, height * 0.9], [0, height], look.hill, ground0),
        'ground plain',
      ),
    ),
    layer('growth', 'forms', growth(season, frame, art.fork('growth'))),
    layer(
      'panel',
      'details',
      roundRect(panel, 6, paper, 'backdrop plain alpha 0.72'),
      rule([panel[0] + 8, panel[1] + 8, panel[2] - 16, panel[3] - 16], 2.4, look.ink),
    ),
    layer(
      'name',
      'features',
      textForm(brushed(nameSet, art.fork('ink'), 0.003), legible(look.ink, [paper])),
      putColumns(
        ordinal,
        {
          box: [
            panel[0] + panelWidth * 0.36,
            panel[1] + panelHeight * 0.72,
            panelWidth * 0.28,
            panelHeight * 0.2,
          ],
          face: 'song',
          size: 26,
          cell: 1.16,
        },
        look.ink,
        paper,
      ),
      putColumns(
        extra[0] ?? verse,
        { box: verses, face: 'song', size: 44, columns: 3, pitch: 1.6, cell: 1.3 },
        look.ink,
        look.sky,
      ),
    ),
    layer(
      'seal',
      'light',
      seal('墨光', stampAt, short * 0.062, { random: art.fork('seal'), paper }),
    ),
    layer(
      'english',
      'details',
      put(
        english,
        { box: right, face: 'didone', tracking: 0.1, across: 'end', size: 46 },
        [0.99, 0.01, 90],
        look.hill,
        ground0,
      ),
    ),
  ])
}

function numeral(n: number): string {
  const digits = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九']
  const tens = Math.floor(n / 10)
  return `${tens > 1 ? digits[tens] : ''}${tens > 0 ? '十' : ''}${digits[n % 10]}`
}
