import { type Form, disc, inside, layer, place, polygonForm } from '../../build/form'
import { type Oklch, tone } from '../../build/fill'
import { type Composing, traitOf } from '../../family'
import { roundRectPath } from '../../build/path'
import { litCover, type Area, type Draw, ground, fitSheet, listTexts } from '../kit/board'
import { put } from '../kit/letter'
import { pickOne } from '../kit/pick'
import { EMBLEMS, type EmblemId, isEmblem } from '../marks/emblems'
import { lettersOn } from '../kit/scheme'
import { carriedForms } from '../print/motifs'
import { cardArt } from './motifs'
import { findPaper } from '../../background'
import {
  OCCASIONS,
  type OccasionId,
  type Occasion,
  type Paper,
  findOccasion,
  isOccasion,
} from './occasions'
import { type Point, pairs } from '../../../drawing/notation'
import { wordList } from '../../../../lib/words'

const IDS: readonly OccasionId[] = wordList('birthday thanks spring new-year mid-autumn valentine')

/** The occasion that the prompt names, or that its words speak of. */
function chooseOccasion({ brief, random }: Composing): OccasionId {
  const asked = traitOf(brief.main, 'occasion')?.value
  if (isOccasion(asked)) return asked
  const greeting = traitOf(brief.main, 'title')?.value
  if (greeting !== undefined) return findOccasion(greeting) ?? 'thanks'
  const all = brief.texts.join(' ')
  const rows: readonly (readonly [string, Occasion])[] = Object.entries(OCCASIONS)
  const spoken = rows.find(([, { words, titles }]) =>
    [...words.split(' '), ...titles].some((word) => all.includes(word)),
  )
  if (isOccasion(spoken?.[0])) return spoken[0]
  return pickOne(random.fork('occasion'), brief.texts.length > 0 ? ['thanks'] : IDS)
}

const frameLines = (
  { width, height }: { width: number; height: number },
  colour: readonly [number, number, number],
): Form[] =>
  pairs('34,3.5 46,1.6').map(([inset, weight]) =>
    polygonForm(
      [
        roundRectPath(inset, inset, width - inset * 2, height - inset * 2, 22),
        roundRectPath(
          inset + weight,
          inset + weight,
          width - (inset + weight) * 2,
          height - (inset + weight) * 2,
          20,
        ),
      ],
      colour,
      'detail plain',
    ),
  )

/** Of the width of the art: who is celebrated, and what belongs to the day, somewhat behind. */
const GUEST = 0.64
const OCCASION = 0.46

/** A part of an area, from a share of its width on. */
function takeShare([x, y, width, height]: Area, from: number, share: number): Area {
  return [x + width * from, y, width * share, height]
}

/** Mark of a thing that no family draws: 花, 音乐. */
function drawEmblem(
  emblem: EmblemId,
  { at, side, accent, field }: { at: Point; side: number; accent: Oklch; field: Oklch },
): Form[] {
  const inks = { main: accent, second: tone(accent, -0.12), paper: field }
  return place(EMBLEMS[emblem](inks), at, { scale: (side * 0.55) / 400 })
}

/** The person or thing named with the day, in a round field; null: none. */
function medallion(composing: Composing, area: Area, accent: Oklch): Form[] | null {
  const { brief } = composing
  const emblem = traitOf(brief.main, 'emblem')?.value
  const named = emblem ? [{ id: emblem, count: null, traits: [] }] : []
  const others = [...named, ...brief.others]
  const [x, y, width, height] = area
  const side = Math.min(width, height)
  const at: Point = [x + width / 2, y + height / 2]
  const square: Area = [at[0] - side / 2, at[1] - side / 2, side, side]
  const field = tone(accent, 0.26)
  const carried = carriedForms({ ...composing, brief: { ...brief, others } }, square)
  const forms =
    carried ?? (isEmblem(emblem) ? drawEmblem(emblem, { at, side, accent, field }) : null)
  if (!forms) return null
  return [
    disc(at, side * 0.5, accent, 'detail plain'),
    inside(disc(at, side * 0.485, field, 'backdrop plain'), forms),
  ]
}

/** 绿色背景的新年海报: the paper in the ground's colour, its letters as they can be read on it. */
function groundedPaper(paper: Paper, ground: Oklch | null): Paper {
  if (!ground) return paper
  const isLight = ground[0] > 0.6
  const ink: Oklch = isLight ? [0.3, 0.08, ground[2]] : [0.94, 0.06, 88]
  return { ...paper, paper: ground, ink, accent: isLight ? [0.55, 0.12, 60] : [0.84, 0.12, 85] }
}

/** A greeting card: title, motif, a line of good wishes. */
export const greetingCard: Draw = (composing) => {
  const { brief, frame, random, style } = composing
  const { width, height } = frame
  const id = chooseOccasion(composing)
  const occasion: Occasion = OCCASIONS[id]
  const paper = groundedPaper(pickOne(random.fork('paper'), occasion.papers), findPaper(brief.main))
  const letters = lettersOn(paper, style)
  const greeting = traitOf(brief.main, 'title')?.value
  const [title = greeting ?? pickOne(random.fork('title'), occasion.titles), ...lines] =
    listTexts(brief)
  const asked = lines.join('\n') || (traitOf(brief.main, 'wish')?.value ?? '')
  const wish =
    asked !== ''
      ? asked
      : listTexts(brief).length === 0
        ? pickOne(random.fork('wish'), occasion.wishes)
        : null
  const face = pickOne(
    random.fork('face'),
    id === 'birthday' || id === 'children'
      ? (['round', 'round', 'brush'] as const)
      : (['brush', 'brush', 'song-heavy', 'round'] as const),
  )
  const isScript = !/^[A-Z\s'-]+$/.test(occasion.latin)
  const isWide = width > height * 1.15
  const art: Area = isWide
    ? [width * 0.05, height * 0.14, width * 0.43, height * 0.7]
    : [width * 0.08, height * 0.3, width * 0.84, height * 0.46]
  const column: Area = isWide
    ? [width * 0.5, 0, width * 0.42, height]
    : [width * 0.14, 0, width * 0.72, height]
  const titleBox: Area = isWide
    ? [column[0], height * 0.27, column[2], height * 0.22]
    : [column[0], height * 0.1, column[2], height * 0.125]
  const latinBox: Area = isWide
    ? [column[0], height * 0.52, column[2], 56]
    : [column[0], height * 0.245, column[2], Math.min(54, height * 0.04)]
  const wishBox: Area = isWide
    ? [column[0], height * 0.64, column[2], height * 0.14]
    : [
        Math.max(column[0], 0),
        height * 0.775,
        column[2],
        Math.min(height * 0.09, height - 150 - height * 0.775),
      ]
  // 小狗生日贺卡: the recipient, before the things of the day
  const subject = medallion(composing, isWide ? art : takeShare(art, 0, GUEST), paper.accent)
  const area = subject && !isWide ? takeShare(art, 1 - OCCASION, OCCASION) : art
  const painted = cardArt(id, { frame, area, paper, random: random.fork('art') })
  return fitSheet(frame, paper.paper, art, [
    ground(litCover(frame, paper.paper, [0.5, 0.45, 0.75], [0.035, -0.035])),
    layer('around', 'setting', painted.around, frameLines(frame, paper.accent)),
    layer('art', 'masses', subject && isWide ? [] : painted.middle, subject ?? []),
    layer(
      'title',
      'features',
      put(title, { box: titleBox, face, tracking: 0.06, lines: 2 }, letters.ink, letters.paper),
    ),
    layer(
      'lines',
      'details',
      put(
        brief.texts.length === 0 || isWide ? occasion.latin : null,
        {
          box: latinBox,
          face: isScript ? 'script' : 'condensed',
          size: isScript ? 74 : 40,
          tracking: isScript ? 0 : 0.22,
        },
        letters.accent,
        letters.paper,
      ),
      put(
        wish,
        { box: wishBox, face: 'song', size: 46, lines: 3, leading: 1.5, tracking: 0.06 },
        letters.ink,
        letters.paper,
      ),
    ),
  ])
}
