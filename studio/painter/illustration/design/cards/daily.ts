import { type Form, type Point, disc, line, place } from '../../build/form'
import { type Oklch, tone } from '../../build/fill'
import { luckyCloud } from '../ornaments/festive'
import { moon } from '../ornaments/scenery'
import { COATS } from '../sticker/coats'
import { mascot } from '../sticker/mascot'
import { pickOne } from '../kit/pick'
import { cos, sin, TAU } from '../../../../lib/maths'
import { type Paint, stand } from './stage'

const SUN: Oklch = [0.86, 0.15, 80]
const RAYS = 16

/** The sun with a smile between clouds. */
export const morning: Paint = ({ frame, area, paper }) => {
  const cloud = tone(paper.paper, 0.06)
  const rays = Array.from({ length: RAYS }, (_, i): Form => {
    const angle = (i / RAYS) * TAU
    const out = i % 2 ? 188 : 212
    const [from, to]: Point[] = [
      [cos(angle) * 152, sin(angle) * 152],
      [cos(angle) * out, sin(angle) * out],
    ]
    return line([from, to], 15, SUN, 'detail even')
  })
  const eyes = [-44, 44].map((x) => disc([x, -18], 10, [0.4, 0.08, 50], 'pupil plain'))
  const cheeks = [-76, 76].map((x) => disc([x, 22], 19, [0.74, 0.14, 35], 'detail plain'))
  const smile = line('-40,26 0,56 40,26', 8, [0.4, 0.08, 50], 'mouth even')
  return {
    around: [
      ...place(luckyCloud(cloud), [frame.width * 0.14, frame.height * 0.24], { scale: 0.55 }),
      ...place(luckyCloud(cloud), [frame.width * 0.87, frame.height * 0.3], {
        ...{ scale: 0.5, flip: true },
      }),
    ],
    middle: stand(
      [...rays, disc([0, 0], 128, SUN, 'body relief 14'), ...cheeks, ...eyes, smile],
      area,
      430,
      [0.5, 0.5],
    ),
  }
}

/** A sleeper under the moon, among stars. */
export const night: Paint = ({ frame, area, paper, random }) => {
  const [x, y, width, height] = area
  const r = Math.min(width, height) * 0.46
  const at: Point = [x + width / 2, y + height * 0.46]
  const stars = Array.from({ length: 40 }, () =>
    disc(
      [random.next() * frame.width, random.next() * frame.height * 0.8],
      random.range(2, 5),
      paper.accent,
      { role: 'glow', alpha: 0.8 },
    ),
  )
  const kind = pickOne(random, ['rabbit', 'cat', 'bear'] as const)
  const sleeper = mascot(
    kind,
    COATS[kind][0],
    { eyes: 'shut', mouth: 'w', blush: true },
    'heart',
  ).forms
  const cloud = tone(paper.paper, 0.24)
  return {
    around: stars,
    middle: [
      ...moon(at, r, [0.93, 0.08, 92]),
      ...place(sleeper, [at[0], at[1] + r * 0.3], { scale: (r * 1.05) / 900 }),
      ...place(luckyCloud(cloud), [at[0] - r * 0.72, at[1] + r * 0.84], { scale: r / 320 }),
      ...place(luckyCloud(cloud), [at[0] + r * 0.78, at[1] + r * 0.8], {
        ...{ scale: r / 340, flip: true },
      }),
    ],
  }
}
