import type { Oklch } from '../../../colour'
import { type Form, disc, form, layer, place, polygonForm } from '../../build/form'
import { type Composing, traitOf } from '../../family'
import { grown } from '../../lettering/outset'
import { type Draw, cover, ground, rule, fitSheet } from '../kit/board'
import { pickOne } from '../kit/pick'
import { carnation, christmasTree, sprig } from '../ornaments/flora'
import { balloon, gift, heart } from '../ornaments/objects'
import { birthdayCake } from '../ornaments/treats'
import { COATS, MASCOTS } from '../sticker/coats'
import { mascot } from '../sticker/mascot'
import { polyline } from '../../../drawing/notation'

const BLACK: Oklch = [0.18, 0, 0]
const WHITE: Oklch = [1, 0, 0]
/** Drawn as they are: what makes a face. */
const KEPT = /^(pupil|glint|eye|nose|mouth|line)$/

/** White areas between black lines: soft edges, light and shade are left out. */
const lines = (forms: readonly Form[], width: number): Form[] =>
  forms.flatMap((item): Form[] => {
    if (item.blur || /^(shadow|light|blush|shade)$/.test(item.role)) return []
    if (KEPT.test(item.role))
      return [{ ...item, fill: item.role === 'glint' ? WHITE : BLACK, relief: 0 }]
    const edge = polygonForm(grown(item.rings, width), BLACK, {
      role: 'line',
      union: true,
      plain: true,
    })
    const own: Form = {
      rings: item.rings,
      fill: WHITE,
      role: 'body',
      plain: true,
      ...(item.union && { union: true }),
      ...(item.inside && { inside: lines(item.inside, width * 0.7) }),
    }
    return [edge, own]
  })

const cloud = (): Form[] => [
  form('-120,30 -130,-10 -84,-40 -50,-80 20,-84 56,-44 110,-40 128,4 100,34! -104,34!', WHITE),
]

/** A page to colour: an animal or a thing, flowers and clouds, in black lines. */
export const colouring: Draw = ({ brief, frame, random }: Composing) => {
  const { width, height } = frame
  const named = [
    traitOf(brief.main, 'mascot')?.value,
    traitOf(brief.main, 'emblem')?.value,
    ...brief.others.map(({ id }) => id),
  ]
  const kind = MASCOTS.find((id) => named.includes(id)) ?? pickOne(random.fork('kind'), MASCOTS)
  const art = random.fork('art')
  const s = Math.min(width, height) / 1000
  const at = [width / 2, height * 0.54] as const
  const arms = pickOne(art, ['up', 'wave', 'heart', 'cheeks'] as const)
  const animal = lines(
    mascot(
      kind,
      { ...COATS[kind][0], mark: COATS[kind][0].mark },
      { eyes: 'round', mouth: 'w' },
      arms,
    ).forms,
    5,
  )
  const extras = [
    () => lines(gift(WHITE, WHITE), 5),
    () => lines(birthdayCake(WHITE, WHITE, art), 5),
    () => lines(heart(WHITE, 90), 5),
    () => lines(christmasTree(art), 5),
  ]
  const left = pickOne(art, extras)()
  const flowers = [0.12, 0.24, 0.78, 0.9].flatMap((x, i) =>
    place(
      lines(carnation(WHITE, art, 170), 5),
      [width * x, height * 0.93 - 190 * s - (i % 2) * 40 * s],
      { scale: s * 0.8 },
    ),
  )
  const greens = [0.06, 0.18, 0.84, 0.95].flatMap((x) =>
    place(lines(sprig(WHITE, 200, 4), 5), [width * x, height * 0.95], { scale: s }),
  )
  const hill = lines(
    [
      form(
        `-60,${height * 0.86} ${width * 0.3},${height * 0.8} ${width * 0.7},${height * 0.84} ${width + 60},${height * 0.8}! ${width + 60},${height + 80}! -60,${height + 80}!`,
        WHITE,
      ),
    ],
    4,
  )
  const sky = [
    ...place(lines(cloud(), 5), [width * 0.22, height * 0.14], { scale: s }),
    ...place(lines(cloud(), 5), [width * 0.76, height * 0.2], { scale: s * 0.8 }),
    ...place(lines([disc([0, 0], 70, WHITE)], 5), [width * 0.86, height * 0.1], { scale: s }),
    ...place(lines(balloon(WHITE, 160), 5), [width * 0.12, height * 0.36], { scale: s * 0.9 }),
  ]
  const m = Math.min(width, height) * 0.03
  return fitSheet(
    frame,
    WHITE,
    [at[0] - 350 * s, at[1] - 420 * s, 700 * s, 840 * s],
    [
      ground(cover(frame, WHITE)),
      layer(
        'setting',
        'masses',
        sky,
        hill,
        greens,
        flowers,
        place(left, [width * 0.86, height * 0.74], { scale: s * 0.9 }),
      ),
      layer('animal', 'forms', place(animal, at, { scale: s * 0.82 })),
      layer(
        'frame',
        'details',
        polygonForm(
          [
            polyline(`-40,-40 ${width + 40},-40 ${width + 40},${height + 40} -40,${height + 40}`),
            polyline([m, m], [width - m, m], [width - m, height - m], [m, height - m]),
          ],
          WHITE,
          'ground plain',
        ),
        rule([m, m, width - m * 2, height - m * 2], 7, BLACK),
        rule([m + 14, m + 14, width - m * 2 - 28, height - m * 2 - 28], 2.5, BLACK),
      ),
    ],
  )
}
