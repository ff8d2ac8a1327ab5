import { inside, layer } from '../../build/form'
import { isFaded, isPlainBehind } from '../../background'
import type { Composing } from '../../family'
import type { Form, Illustration, Layer, Oklch } from '../../node'
import {
  type Area,
  type Draw,
  cover,
  ground,
  rect,
  fitSheet,
  listTexts,
  windowed,
  within,
} from '../kit/board'
import { type Facts, readFacts } from '../kit/facts'
import { put, putColumns } from '../kit/letter'
import { pickOne } from '../kit/pick'
import { type Scheme, posterScheme } from '../kit/scheme'
import type { FaceId } from '../../lettering/faces'
import type { Slot } from '../../lettering/fit'
import { type Spread, findLay, keynote, stage } from './arranged'
import type { Motif } from './motifs'
import { motifFor } from './showing'
import { findThemeTrait } from './themes'

export interface PosterKind {
  /** Title of the sheet itself: only a menu has one. */
  readonly title?: string
  readonly latin?: string
  readonly face: readonly FaceId[]
  readonly motifs: readonly Motif[]
}

interface Plan {
  readonly facts: Facts
  readonly title: string
  readonly latin: string | null
  readonly face: FaceId
  readonly scheme: Scheme
  readonly motif: (spread: Spread) => Form[]
  readonly composing: Composing
  /** A painted place lies behind it. */
  readonly isPlace: boolean
}

/** Units at the foot of the sheet that the mark of AI pictures may cover, on the left. */
const FOOT = 124
const MARK_WIDTH = 310

const hairline = (x: number, y: number, width: number, weight: number, { ink }: Scheme): Form =>
  rect([x, y, width, weight], ink, { role: 'detail', plain: true })

/** Date and place side by side; the date is the one second colour. */
function factsBlock({ facts, scheme }: Plan, [x, y, width, height]: Area): Form[] {
  const { date, place, rest } = facts
  const others = [place, ...rest].filter((text) => text !== null).slice(0, 4)
  const dateWidth = others.length > 0 ? width * 0.44 : width
  const latin = date !== null && /^[\d\s.\-/:]+$/.test(date)
  const row = Math.min(height / Math.max(1, others.length), 78)
  const first = y + (height - row * others.length) / 2
  return [
    ...put(
      date,
      {
        box: [x, y, dateWidth, height],
        face: latin ? 'condensed' : 'hei-heavy',
        size: latin ? height : height * 0.46,
        across: 'start',
        lines: 2,
      },
      scheme.main,
      scheme.paper,
    ),
    ...others.flatMap((text, i) =>
      put(
        text,
        {
          box: [
            x + width * (date ? 0.5 : 0),
            first + i * row + row * 0.14,
            width * (date ? 0.5 : 1),
            row * 0.72,
          ],
          face: i === 0 ? 'hei-bold' : 'hei',
          size: Math.min(46, row * 0.62),
          across: date ? 'end' : 'start',
          lines: 2,
        },
        scheme.ink,
        scheme.paper,
      ),
    ),
  ]
}

/** The facts, below a thin rule at `ruleY`. */
function factsLayer(plan: Plan, box: Area, ruleY?: number): Layer {
  const rules = ruleY === undefined ? [] : [hairline(box[0], ruleY, box[2], 2.5, plan.scheme)]
  return layer('facts', 'details', rules, factsBlock(plan, box))
}

/** The title, and the line that explains it, where there is one. */
function titleLayer(
  { facts, scheme, title, latin, face }: Plan,
  titleSlot: Omit<Slot, 'face'>,
  lineSlot: Omit<Slot, 'face'>,
  colour: Oklch = scheme.main,
  rules: Form | readonly Form[] = [],
): Layer {
  const lineFace = facts.subtitle ? 'hei' : 'condensed'
  return layer(
    'title',
    'details',
    rules,
    put(title, { lines: 2, ...titleSlot, face }, scheme.ink, scheme.paper),
    put(facts.subtitle ?? latin, { size: 46, ...lineSlot, face: lineFace }, colour, scheme.paper),
  )
}

const hasFacts = ({ date, place, rest }: Facts): boolean =>
  date !== null || place !== null || rest.length > 0

/** @param field ground of a drawn motif, if it has more than the paper */
function sheet(
  { composing, scheme, motif, isPlace }: Plan,
  { art, field }: { art: Area; field?: Area },
  layers: readonly (Layer | null)[],
): Illustration {
  const { frame } = composing
  const forms = motif({ art, field: field ?? null })
  if (isPlace) {
    // the paper lies over what is cut by the window's edge
    const shown = [layer('motif', 'masses', forms), windowed(frame, scheme.paper, art)]
    const window = within(frame, art)
    return { ...fitSheet(frame, scheme.paper, art, [...shown, ...layers]), window }
  }
  const look = { role: 'backdrop', plain: true } as const
  const shown = field ? inside(rect(field, scheme.second, look), forms) : forms
  const behind = [ground(cover(frame, scheme.paper)), layer('motif', 'masses', shown)]
  return fitSheet(frame, scheme.paper, art, [...behind, ...layers])
}

/** Title over the whole measure, the motif below it, facts at the foot. */
function swiss(plan: Plan): Illustration {
  const { facts, scheme, latin, composing, isPlace } = plan
  const { frame } = composing
  const { width, height } = frame
  const m = Math.min(width, height) * 0.08
  const measure = width - m * 2
  const titleHeight = Math.min(height * 0.24, measure * 0.36)
  const block = hasFacts(facts) ? Math.min(170, height * 0.12) : 0
  const line = facts.subtitle ?? latin
  const artTop = m * (line && block ? 3 : 2.1) + titleHeight
  const factsTop = height - FOOT - m * 0.2 - block
  // a painted place goes on to the edges, things to the margin; only a line of words needs the foot
  const bleeds = !block && !line
  const foot = block ? factsTop - 44 : bleeds ? height - m * 0.6 : height - FOOT - m * 0.5
  const art: Area =
    bleeds && isPlace ? [0, artTop, width, height - artTop] : [m, artTop, measure, foot - artTop]
  // at the height of the AI mark where there is nothing else at the foot
  const lineBox: Area = block
    ? [m, m * 1.55 + titleHeight, measure, 42]
    : [MARK_WIDTH, height - m * 0.8 - 60, width - m - MARK_WIDTH, 60]
  const across = block ? 'start' : 'end'
  return sheet(plan, { art }, [
    titleLayer(
      plan,
      { box: [m, m * 1.15, measure, titleHeight], leading: 1.12, across: 'start' },
      { box: lineBox, across, size: block ? 42 : 60, tracking: 0.06 },
      scheme.ink,
      hairline(m, m * 0.72, measure, 5, scheme),
    ),
    block ? factsLayer(plan, [m, factsTop, measure, block], factsTop - 22) : null,
  ])
}

/** The motif fills the sheet; words are on a calm panel below it. */
function panel(plan: Plan): Illustration {
  const { facts, latin, composing } = plan
  const { frame } = composing
  const { width, height } = frame
  const m = Math.min(width, height) * 0.08
  const measure = width - m * 2
  const block = hasFacts(facts) ? Math.min(150, height * 0.11) : 0
  const titleHeight = Math.min(height * 0.17, measure * 0.25)
  const line = facts.subtitle ?? latin
  const lineHeight = line ? 46 : 0
  const panelHeight =
    m + titleHeight + (lineHeight ? lineHeight + 34 : 0) + (block ? block + 50 : 0) + FOOT
  const top = height - panelHeight
  const art: Area = [0, 0, width, top]
  return sheet(plan, { art, field: [-20, -20, width + 40, top + 20] }, [
    titleLayer(
      plan,
      { box: [m, top + m * 0.7, measure, titleHeight], across: 'start', leading: 1.12 },
      {
        box: [m, top + m * 0.7 + titleHeight + 30, measure, lineHeight],
        ...{ across: 'start', tracking: 0.12 },
      },
    ),
    block
      ? factsLayer(plan, [m, height - FOOT - block, measure, block], height - FOOT - block - 28)
      : null,
  ])
}

/** A tall title down the right side, the motif on the left. */
function upright(plan: Plan): Illustration {
  const { facts, scheme, title, latin, face, composing } = plan
  const { frame } = composing
  const { width, height } = frame
  const m = Math.min(width, height) * 0.075
  const strip = Math.min(width * 0.27, height * 0.3)
  const block = hasFacts(facts) ? Math.min(150, height * 0.12) : 0
  const bottom = height - m * 1.1 - (block ? block + 30 : 0)
  const left = width - m - strip
  const art: Area = [m, m, left - m * 1.6, bottom - m]
  const right = Math.max(m, MARK_WIDTH)
  return sheet(plan, { art: block ? art : [m, m, art[2], height - m * 1.2 - FOOT] }, [
    layer(
      'title',
      'details',
      putColumns(
        title,
        {
          box: [left, m, strip, (bottom - m) * (latin || facts.subtitle ? 0.9 : 1)],
          face,
          columns: 2,
          pitch: 1.16,
        },
        scheme.ink,
        scheme.paper,
      ),
      put(
        facts.subtitle ?? latin,
        {
          box: [left, bottom - (bottom - m) * 0.08, strip, (bottom - m) * 0.08],
          face: facts.subtitle ? 'hei' : 'condensed',
          size: 40,
          lines: 2,
        },
        scheme.main,
        scheme.paper,
      ),
    ),
    block
      ? factsLayer(
          plan,
          [right, height - m - block, width - m - right, block],
          height - m - block - 12,
        )
      : null,
  ])
}

/** Wide sheets: words on the left, the motif on the right. */
function wide(plan: Plan): Illustration {
  const { facts, scheme, composing } = plan
  const { frame } = composing
  const { width, height } = frame
  const m = height * 0.1
  const column = width * 0.46 - m
  const block = hasFacts(facts) ? 150 : 0
  const art: Area = [width * 0.5, 0, width * 0.5 + 20, height]
  const titleHeight = height * (block ? 0.34 : 0.44)
  return sheet(plan, { art, field: [art[0], -20, art[2], height + 40] }, [
    titleLayer(
      plan,
      { box: [m, m * 1.5, column, titleHeight], across: 'start', lines: 3, leading: 1.14 },
      { box: [m, m * 1.8 + titleHeight, column, 50], across: 'start', tracking: 0.08 },
      scheme.main,
      hairline(m, m, column, 5, scheme),
    ),
    block
      ? factsLayer(plan, [m, height - FOOT - block, column, block], height - FOOT - block - 26)
      : null,
  ])
}

/** The picture is the whole sheet, its title in the middle above it. */
function centred(plan: Plan): Illustration {
  const { facts, scheme, latin, composing } = plan
  const { frame } = composing
  const { width, height } = frame
  const m = Math.min(width, height) * 0.09
  const measure = width - m * 2
  const titleHeight = Math.min(height * 0.17, measure * 0.24)
  const line = facts.subtitle ?? latin
  const lineTop = m * 1.25 + titleHeight
  const block = hasFacts(facts) ? Math.min(140, height * 0.11) : 0
  const top = lineTop + (line ? 46 + m * 0.5 : m * 0.2)
  const foot = block ? height - FOOT - block - 30 : height
  const art: Area = [0, top, width, foot - top]
  return sheet(plan, { art, field: [-20, -20, width + 40, height + 40] }, [
    titleLayer(
      plan,
      { box: [m, m, measure, titleHeight], leading: 1.14 },
      { box: [m, lineTop, measure, 46], tracking: 0.1 },
      scheme.accent,
    ),
    block ? factsLayer(plan, [m, height - FOOT - block, measure, block]) : null,
  ])
}

/** Nothing was given to write: the motif is the whole sheet. */
function wordless(plan: Plan): Illustration {
  const { width, height } = plan.composing.frame
  const all: Area = [0, 0, width, height]
  return sheet(plan, { art: all, field: all }, [])
}

/** Looks that are dark by themselves. */
const DARK_LOOKS = /^(?:tech|circuit|particles|streams|grid)$/

/** A poster with a title, a motif and what else is to be said. */
export const poster =
  (kind: PosterKind): Draw =>
  (composing) => {
    const { brief, frame, random } = composing
    const facts = readFacts(listTexts(brief))
    const theme = findThemeTrait(brief.main)
    const lay = findLay(composing)
    const isDark =
      lay === stage ||
      lay === keynote ||
      brief.others.some(({ id }) => DARK_LOOKS.test(id)) ||
      (theme?.behind != null && brief.others.length === 0 && !isPlainBehind(brief))
    const scheme = posterScheme(composing, { tint: theme?.tint ?? null, isDark })
    const title = facts.title ?? kind.title ?? ''
    const motif = motifFor(pickOne(random.fork('motif'), kind.motifs), composing, lay)
    const face = pickOne(random.fork('face'), kind.face)
    const frameArea: Area = [0, 0, frame.width, frame.height]
    const plan: Plan = {
      ...{ facts, title, face, scheme, composing },
      isPlace: composing.standsInSetting === true,
      motif: (spread) => motif(spread, scheme),
      latin: facts.title === null && facts.subtitle === null ? (kind.latin ?? null) : null,
    }
    // 蓝色渐变背景的海报: a gradient that is all there is lies under no motif
    const isBare = isFaded(brief) && brief.others.length === 0 && !theme && !plan.isPlace
    if (title === '' && isBare) return sheet({ ...plan, motif: () => [] }, { art: frameArea }, [])
    if (title === '') return wordless(plan)
    if (frame.width > frame.height * 1.15) return wide(plan)
    if (lay) return centred(plan)
    return pickOne(random.fork('layout'), [swiss, panel, swiss, upright])(plan)
  }
