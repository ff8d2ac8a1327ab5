import { type Form, type Frame, disc, layer, place, polygonForm } from '../../build/form'
import { type Oklch, linear, tone } from '../../build/fill'
import { type Brief, type Random, traitOf } from '../../family'
import { fitText } from '../../lettering/fit'
import { type Box, measureBox } from '../../lettering/glyphs'
import { grown, grownText } from '../../lettering/outset'
import { cleanText } from '../../lettering/refusal'
import { textForm } from '../../lettering/setting'
import { type Area, type Draw, cover, ground, fitSheet, shrunk, listTexts } from '../kit/board'
import { pickOne } from '../kit/pick'
import { COATS, MASCOTS, type MascotId } from './coats'
import { OUTLINE, mascot } from './mascot'
import { MOODS, MOOD_IDS, type MoodId, findMood } from './moods'
import { getProp } from './props'
import { type Point, triples, twoTriples } from '../../../drawing/notation'

const WHITE: Oklch = [1, 0, 0]
/** Place of the caption, units of the sticker's own space. */
const CAPTION: Area = [-420, 214, 840, 210]

const FILLS: readonly (readonly [Oklch, Oklch])[] = [
  twoTriples('0.86,0.15,88 0.72,0.19,50'),
  twoTriples('0.84,0.12,350 0.66,0.21,8'),
  twoTriples('0.86,0.12,190 0.66,0.15,245'),
  twoTriples('0.9,0.14,120 0.7,0.17,150'),
]

const GROUNDS: readonly Oklch[] = triples(`0.86,0.07,225 0.91,0.07,95 0.88,0.06,5 0.87,0.06,160
  0.85,0.06,300`)

function chooseMascot({ main, others }: Brief, random: Random): MascotId {
  const asked = traitOf(main, 'mascot')?.value
  const named = [asked, traitOf(main, 'emblem')?.value, ...others.map(({ id }) => id)]
  return MASCOTS.find((id) => named.includes(id)) ?? pickOne(random, MASCOTS)
}

const isMood = (value: string | undefined): value is MoodId =>
  value !== undefined && Object.hasOwn(MOODS, value)

interface Made {
  readonly kind: MascotId
  readonly coat: (typeof COATS)[MascotId][number]
  readonly mood: MoodId
  readonly caption: string
  /** Drawn as tubes of light. */
  readonly isLit: boolean
}

/** One sticker, as large as fits: white border, animal, props, caption. */
function stickerForms(
  { kind, coat, mood, caption, isLit }: Made,
  random: Random,
  cell: Area,
): Form[] {
  const { face, arms, props } = MOODS[mood]
  const figure = mascot(kind, coat, face, arms)
  // the animal moves up to leave space for its caption
  const up: Point = [0, -70]
  const pieces = props.map(getProp)
  const solid = pieces.flatMap((piece) => piece.solid)
  const animal = place(
    [...figure.forms, ...solid.flatMap(outlined), ...pieces.flatMap(({ loose }) => loose)],
    up,
  )
  const set = fitText(caption, {
    box: CAPTION,
    face: 'round',
    size: 190,
    tracking: 0.02,
    lines: 2,
    leading: 1.08,
  })
  const lift = ([x, y]: Point): Point => [x + up[0], y + up[1]]
  const edges = [...figure.silhouette, ...solid.flatMap(({ rings }) => rings)].map((ring) =>
    ring.map(lift),
  )
  const border = [...grown(edges, 30), ...grownText(set, 40)]
  const [light, deep] = pickOne(random, FILLS)
  // where every line and letter gives light, a lit rim would swallow the caption
  const rims = isLit ? (['detail', 'detail'] as const) : (['line', 'text'] as const)
  const fill = linear([0, set.box.y], [0, set.box.y + set.box.height], light, deep)
  const forms = [
    polygonForm(
      border.map((ring) => ring.map(([x, y]): Point => [x + 6, y + 16])),
      [0.25, 0.05, 280],
      { role: 'shadow', union: true, plain: true, blur: 18, alpha: 0.3, blend: 'multiply' },
    ),
    polygonForm(border, WHITE, { role: 'body', union: true, plain: true }),
    ...animal,
    polygonForm(grownText(set, 25), WHITE, { role: rims[0], union: true, plain: true }),
    polygonForm(grownText(set, 14), OUTLINE, { role: rims[1], union: true, plain: true }),
    textForm(set, fill),
  ]
  return fitInto(forms, measureBox(border), cell)
}

/** Centres forms by the box of their border and scales them to the cell. */
function fitInto(forms: readonly Form[], box: Box | null, [x, y, width, height]: Area): Form[] {
  if (!box) return [...forms]
  const scale = Math.min(width / box.width, height / box.height)
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2]
  return place(forms, [x + width / 2 - cx * scale, y + height / 2 - cy * scale], { scale })
}

const outlined = (item: Form): Form[] => [
  polygonForm(grown(item.rings, 5.5), OUTLINE, { role: 'line', union: true, plain: true }),
  { ...item, plain: true },
]

function dots({ width, height }: Frame, colour: Oklch): Form[] {
  const step = 92
  const forms: Form[] = []
  for (let row = 0; row * step < height + step; row++)
    for (let column = 0; column * step < width + step; column++) {
      const at: Point = [column * step + (row % 2) * (step / 2), row * step]
      forms.push(disc(at, 13, colour, 'detail plain alpha 0.5'))
    }
  return forms
}

/** Cells for so many stickers: one large, or a set. */
function cellsFor({ width, height }: Frame, count: number): Area[] {
  let [columns, best] = [1, 0]
  for (let tried = 1; tried <= count; tried++) {
    const side = Math.min(width / tried, height / Math.ceil(count / tried))
    if (side > best) [columns, best] = [tried, side]
  }
  const [w, h] = [width / columns, height / Math.ceil(count / columns)]
  const margin = Math.min(w, h) * 0.055
  return Array.from({ length: count }, (_, i): Area => {
    const [x, y] = [w * (i % columns), h * Math.floor(i / columns)]
    return shrunk([x, y, w, h], margin)
  })
}

export const sticker: Draw = ({ brief, frame, random, style }) => {
  const texts = listTexts(brief)
  const asked = traitOf(brief.main, 'mood')?.value
  const moods: MoodId[] = [
    ...texts.map((text, i) => findMood(text) ?? (i === 0 && isMood(asked) ? asked : 'cute')),
    ...(texts.length === 0 && isMood(asked) ? [asked] : []),
  ]
  const count = Math.max(
    1,
    Math.min(
      9,
      brief.main.count ?? (texts.length > 1 ? texts.length : traitOf(brief.main, 'set') ? 4 : 1),
    ),
  )
  const fork = random.fork('moods')
  while (moods.length < count)
    moods.push(
      pickOne(
        fork,
        MOOD_IDS.filter((id) => !moods.includes(id)),
      ),
    )
  const kind = chooseMascot(brief, random.fork('kind'))
  const coat = pickOne(random.fork('coat'), COATS[kind])
  const colour = pickOne(random.fork('ground'), GROUNDS)
  const forms = cellsFor(frame, count).flatMap((cell, i) => {
    const mood = moods[i]
    const caption = cleanText(
      texts[i] ??
        (texts.length > 0 && count > 1 ? MOODS[mood].caption : (texts[0] ?? MOODS[mood].caption)),
    )
    return stickerForms(
      { kind, coat, mood, caption, isLit: style === 'neon' },
      random.fork(`sticker ${i}`),
      cell,
    )
  })
  const { width, height } = frame
  const side = Math.min(width, height) * 0.9
  return fitSheet(
    frame,
    colour,
    [(width - side) / 2, (height - side) / 2, side, side],
    [
      ground(cover(frame, linear([0, 0], [0, height], tone(colour, 0.03), tone(colour, -0.03)))),
      layer('dots', 'ground', dots(frame, tone(colour, 0.07))),
      layer('stickers', 'features', forms),
    ],
  )
}
