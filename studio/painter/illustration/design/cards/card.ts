import { layer, radial, tone } from '../../build/form'
import { type Composing, traitOf } from '../../family'
import type { Form } from '../../node'
import { roundRectPath } from '../../build/path'
import { polygonForm } from '../../build/form'
import { type Area, type Draw, cover, ground, sheetOf, textsOf } from '../kit/board'
import { put } from '../kit/letter'
import { oneOf } from '../kit/pick'
import { cardArt } from './motifs'
import { OCCASIONS, type OccasionId, type Occasion, isOccasion } from './occasions'

const IDS: readonly OccasionId[] = [
  'birthday',
  'thanks',
  'spring',
  'new-year',
  'mid-autumn',
  'valentine',
]

/** The occasion that the prompt names, or that its words speak of. */
function occasionOf({ brief, random }: Composing): OccasionId {
  const asked = traitOf(brief.main, 'occasion')?.value
  if (isOccasion(asked)) return asked
  const all = brief.texts.join(' ')
  const rows: readonly (readonly [string, Occasion])[] = Object.entries(OCCASIONS)
  const spoken = rows.find(([, { words, titles }]) =>
    [...words.split(' '), ...titles].some((word) => all.includes(word)),
  )
  if (isOccasion(spoken?.[0])) return spoken[0]
  return oneOf(random.fork('occasion'), brief.texts.length > 0 ? ['thanks'] : IDS)
}

function frameLines(
  { width, height }: { width: number; height: number },
  colour: readonly [number, number, number],
): Form[] {
  return [
    [34, 3.5],
    [46, 1.6],
  ].map(([inset, weight]) =>
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
      { role: 'detail', plain: true },
    ),
  )
}

/** A greeting card: title, motif, a line of good wishes. */
export const greetingCard: Draw = (composing) => {
  const { brief, frame, random } = composing
  const { width, height } = frame
  const id = occasionOf(composing)
  const occasion: Occasion = OCCASIONS[id]
  const paper = oneOf(random.fork('paper'), occasion.papers)
  const [title = oneOf(random.fork('title'), occasion.titles), ...lines] = textsOf(brief)
  const asked = lines.join('\n')
  const wish =
    asked !== ''
      ? asked
      : textsOf(brief).length === 0
        ? oneOf(random.fork('wish'), occasion.wishes)
        : null
  const face = oneOf(
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
  const painted = cardArt(id, { frame, area: art, paper, random: random.fork('art') })
  return sheetOf(frame, paper.paper, art, [
    ground(
      cover(
        frame,
        radial(
          [width * 0.5, height * 0.45],
          [width * 0.75, height * 0.75],
          tone(paper.paper, 0.035),
          paper.paper,
          tone(paper.paper, -0.035),
        ),
      ),
    ),
    layer('around', 'setting', painted.around, frameLines(frame, paper.accent)),
    layer('art', 'masses', painted.middle),
    layer(
      'title',
      'features',
      put(title, { box: titleBox, face, tracking: 0.06, lines: 2 }, paper.ink, paper.paper),
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
        paper.accent,
        paper.paper,
      ),
      put(
        wish,
        { box: wishBox, face: 'song', size: 46, lines: 3, leading: 1.5, tracking: 0.06 },
        paper.ink,
        paper.paper,
      ),
    ),
  ])
}
