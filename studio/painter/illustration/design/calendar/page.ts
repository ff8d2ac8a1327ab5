import { disc, form, inside, layer, place } from '../../build/form'
import { type Oklch, tone } from '../../build/fill'
import { type Brief, type Composing, type Random, type ThingWish, traitOf } from '../../family'
import type { Form, Illustration } from '../../node'
import {
  type Area,
  type Draw,
  cover,
  ground,
  computeCentre,
  rect,
  fitSheet,
  listTexts,
} from '../kit/board'
import { EMBLEMS, isEmblem } from '../marks/emblems'
import { put } from '../kit/letter'
import { pickOne } from '../kit/pick'
import { type Scheme, sheetScheme } from '../kit/scheme'
import { snowflake } from '../ornaments/objects'
import { carriedForms } from '../print/motifs'
import { type DayNote, findDayNote, yearName } from './lunar'
import { type Month, USUAL_YEAR, blanksBefore, daysIn, isMonth, readMonth } from './month'
import { type Point, triples } from '../../../drawing/notation'

/** Default picture of a month. */
const PICTURES: readonly (readonly string[])[] = [
  ['snowman', 'penguin'],
  ['rabbit', 'tiger'],
  ['tulip', 'cat'],
  ['rabbit', 'daisy'],
  ['rose', 'koala'],
  ['panda', 'frog'],
  ['corgi', 'hydrangea'],
  ['sunflower-vase', 'lion'],
  ['bear', 'sheep'],
  ['fox', 'owl'],
  ['red-panda', 'raccoon'],
  ['penguin', 'deer'],
]
const ENGLISH = [
  ...['JANUARY', 'FEBRUARY', 'MARCH', 'APRIL', 'MAY', 'JUNE', 'JULY'],
  ...['AUGUST', 'SEPTEMBER', 'OCTOBER', 'NOVEMBER', 'DECEMBER'],
]
const WEEK = ['一', '二', '三', '四', '五', '六', '日']

/** Units at the foot that the mark of AI pictures may cover, on the left. */
const FOOT = 96

function monthFor({ season }: Brief, texts: readonly string[], random: Random): Month {
  const read = texts.map(readMonth)
  const year = read.find((one) => one.year !== null)?.year ?? USUAL_YEAR
  const said = read.find((one) => one.month !== null)?.month
  const starts = { spring: 3, summer: 6, autumn: 9, winter: 12 }
  return { year, month: said ?? (season ? starts[season] : random.integer(1, 12)) }
}

type Season = 'spring' | 'summer' | 'autumn' | 'winter'

function getSeason({ month }: Month): Season {
  const seasons = ['winter', 'spring', 'summer', 'autumn'] as const
  return seasons[Math.floor((month % 12) / 3)] ?? 'winter'
}

/** Drifting things behind the picture: snow, petals, leaves. */
function drift(season: Season, [x, y, width, height]: Area, random: Random): Form[] {
  const count = Math.round((width * height) / 16_000)
  return Array.from({ length: count }, () => {
    const at: Point = [x + random.next() * width, y + random.next() * height]
    if (season === 'winter')
      return place(snowflake([1, 0, 0], random.range(6, 17)), at).map((one): Form => ({
        ...one,
        role: 'detail',
      }))
    if (season === 'summer')
      return [
        disc(at, random.range(4, 13), [0.99, 0.02, 100], {
          ...{ role: 'detail', plain: true, alpha: random.range(0.35, 0.7) },
        }),
      ]
    const fill: Oklch =
      season === 'spring'
        ? pickOne(random, triples('0.93,0.05,5 0.86,0.09,10'))
        : pickOne(random, triples('0.72,0.15,60 0.64,0.17,40 0.82,0.13,85'))
    return place([form('0,-11! 9,-2 6,8 0,13! -6,8 -9,-2', fill, 'detail plain')], at, {
      turn: random.next() * 6,
      scale: random.range(0.7, 1.3),
    })
  }).flat()
}

/** The named thing, by its family or as a mark; else one that suits the month. */
function shown(composing: Composing, { month }: Month, scheme: Scheme, area: Area): Form[] {
  const { brief, random } = composing
  const carried = (wish: ThingWish | undefined): Form[] | null =>
    wish ? carriedForms({ ...composing, brief: { ...brief, others: [wish] } }, area) : null
  const alone = (id: string): ThingWish => ({ id, count: null, traits: [] })
  const emblem = traitOf(brief.main, 'emblem')?.value
  const named = carried(brief.others[0]) ?? carried(emblem ? alone(emblem) : undefined)
  if (named) return named
  if (emblem && isEmblem(emblem)) {
    const inks = { main: scheme.ink, second: scheme.main, paper: scheme.accent }
    const scale = (Math.min(area[2], area[3]) * 0.5) / 400
    return place(EMBLEMS[emblem](inks), computeCentre(area), { scale })
  }
  return carried(alone(pickOne(random.fork('usual'), PICTURES[month - 1] ?? ['cat']))) ?? []
}

function picture(composing: Composing, month: Month, scheme: Scheme, area: Area): Form {
  const own = composing.random.fork('picture')
  const [, , width, height] = area
  const back = tone(scheme.second, scheme.second[0] < 0.6 ? 0.1 : 0.02)
  const r = Math.min(width, height) * 0.46
  return inside(
    rect(area, back, 'backdrop plain'),
    disc(computeCentre(area), r, tone(scheme.accent, 0.03), 'backdrop plain'),
    drift(getSeason(month), area, own),
    shown(composing, month, scheme, area),
  )
}

type Sheet = { readonly month: Month; readonly scheme: Scheme; readonly weekend: Oklch }

/** The number of a day with what the day is below it. */
function day(n: number, note: DayNote | null, column: number, cell: Area, sheet: Sheet): Form[] {
  const [x, y, width, height] = cell
  const { scheme, weekend } = sheet
  const free = column > 4
  const size = Math.min(height * (note ? 0.54 : 0.64), width * 0.5)
  return [
    ...put(
      `${n}`,
      { box: [x, y + height * 0.06, width, size], ...{ face: 'condensed', size } },
      free || note?.festive ? weekend : scheme.ink,
      scheme.paper,
    ),
    ...put(
      note?.text,
      {
        box: [x + width * 0.04, y + height * 0.13 + size, width * 0.92, height * 0.26],
        ...{ face: 'hei', size: Math.min(24, height * 0.26) },
      },
      note?.festive ? weekend : tone(scheme.ink, scheme.paper[0] > 0.6 ? 0.2 : -0.2),
      scheme.paper,
    ),
  ]
}

function grid(sheet: Sheet, [x, y, width, height]: Area): Form[] {
  const { month, scheme, weekend } = sheet
  const before = blanksBefore(month)
  const days = daysIn(month)
  const rows = Math.ceil((before + days) / 7)
  const head = Math.min(54, height * 0.12)
  const across = width / 7
  const down = (height - head) / rows
  const names = WEEK.flatMap((name, i) =>
    put(
      name,
      { box: [x + i * across, y, across, head * 0.6], face: 'hei-bold', size: 30 },
      i > 4 ? weekend : scheme.ink,
      scheme.paper,
    ),
  )
  const cells = Array.from({ length: days }, (_, i) => {
    const at = before + i
    const [column, row] = [at % 7, Math.floor(at / 7)]
    const cell: Area = [x + column * across, y + head + row * down, across, down]
    return day(i + 1, findDayNote(month, i + 1), column, cell, sheet)
  })
  const rule = rect([x, y + head * 0.8, width, 2.4], scheme.ink, 'detail plain')
  return [...names, rule, ...cells.flat()]
}

/** 12月 large, its English name and the year next to it; a title where one is written. */
function heading(sheet: Sheet, title: string | null, [x, y, width, height]: Area): Form[] {
  const { month, scheme } = sheet
  const left = width * 0.34
  const right = width - left - 16
  const { ink, main, paper } = scheme
  return [
    ...put(
      `${month.month}月`,
      { box: [x, y, left, height], face: 'hei-heavy', across: 'start', size: height * 1.1 },
      main,
      paper,
    ),
    ...put(
      title ?? ENGLISH[month.month - 1],
      {
        box: [x + left + 16, y, right, height * 0.48],
        ...{ face: title ? 'hei-bold' : 'condensed', across: 'end', tracking: 0.06 },
        size: height * 0.5,
      },
      ink,
      paper,
    ),
    ...put(
      [`${month.year}`, yearName(month)].filter(Boolean).join(' · '),
      {
        box: [x + left + 16, y + height * 0.6, right, height * 0.36],
        ...{ face: 'hei', across: 'end', size: height * 0.3 },
      },
      ink,
      paper,
    ),
  ]
}

/** A page of one month: a picture, and every day under its weekday. */
export const calendarPage: Draw = (composing): Illustration => {
  const { brief, frame, random, style } = composing
  const { width, height } = frame
  const texts = listTexts(brief)
  const month = monthFor(brief, texts, random.fork('month'))
  const title = texts.find((text) => !isMonth(text)) ?? null
  const scheme = sheetScheme(random.fork('scheme'), brief.main.tint ?? brief.tint, style)
  const warm = scheme.paper[0] > 0.6
  const weekend: Oklch = warm ? [0.55, 0.2, 27] : [0.8, 0.14, 55]
  const sheet: Sheet = { month, scheme, weekend }
  const m = Math.min(width, height) * 0.06
  const wide = width > height * 1.15
  const share = wide ? 0.42 : height > width * 1.2 ? 0.45 : 0.34
  const art: Area = wide ? [0, 0, width * share, height] : [0, 0, width, height * share]
  const left = wide ? art[2] + m : m
  const top = wide ? m : art[3] + m * 0.6
  const measure = width - m - left
  const headHeight = Math.min(measure * 0.14, height * 0.11)
  const foot = wide ? m * 0.7 : FOOT
  const days: Area = [left, top + headHeight + m * 0.5, measure, 0]
  const box: Area = [days[0], days[1], measure, height - foot - days[1]]
  const bleed: Area = wide
    ? [-20, -20, art[2] + 20, height + 40]
    : [-20, -20, width + 40, art[3] + 20]
  return fitSheet(frame, scheme.paper, art, [
    ground(cover(frame, scheme.paper)),
    layer(
      'picture',
      'masses',
      inside(rect(bleed, scheme.second, 'backdrop plain'), picture(composing, month, scheme, art)),
    ),
    layer('heading', 'details', heading(sheet, title, [left, top, measure, headHeight])),
    layer('days', 'details', grid(sheet, box)),
  ])
}
