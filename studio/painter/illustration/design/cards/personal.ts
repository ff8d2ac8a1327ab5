import { type Form, type Frame, place } from '../../build/form'
import { type Oklch, tone } from '../../build/fill'
import { COATS } from '../sticker/coats'
import { mascot } from '../sticker/mascot'
import { pickOne } from '../kit/pick'
import { balloon, confetti, gift, heart } from '../ornaments/objects'
import { carnation, rose, sprig } from '../ornaments/flora'
import { birthdayCake, booksAndApple } from '../ornaments/treats'
import { redSheet } from '../writing/inscription'
import { JOLLY, type Paint, stand } from './stage'
import { type Point, pairs, polyline, triples } from '../../../drawing/notation'

export const birthday: Paint = ({ frame, area, random }) => {
  const around = confetti(frame.width, frame.height, JOLLY, random.fork('confetti'), 70)
  const main = pickOne(random, JOLLY)
  const other = pickOne(
    random,
    JOLLY.filter((colour) => colour !== main),
  )
  if (random.chance(0.45))
    return {
      around,
      middle: stand(
        birthdayCake(tone(main, 0.06), [0.98, 0.015, 85], random),
        area,
        350,
        [0.5, 0.56],
      ),
    }
  const spots: readonly Point[] = polyline('-150,-120 150,-110 -70,-170 80,-180 0,-110')
  const balloons = spots.flatMap((at, i) =>
    place(balloon(JOLLY[(i + random.integer(0, 4)) % 5], 210), at, { scale: 0.8 }),
  )
  return {
    around,
    middle: stand(
      [...balloons, ...place(gift(main, other), [0, 150], { scale: 1.1 })],
      area,
      500,
      [0.5, 0.48],
    ),
  }
}

export const wedding: Paint = ({ frame, area, random }) => {
  const red: Oklch = [0.58, 0.2, 18]
  const corner = (at: Point, scale: number) => [
    ...place(sprig([0.55, 0.09, 150], 260, 5), at, { scale, turn: 0.8 }),
    ...place(sprig([0.6, 0.09, 150], 260, 5), at, { scale, turn: 2.2 }),
    ...place(rose(red, random), at, { scale: scale * 0.9 }),
    ...place(rose([0.82, 0.1, 12], random), [at[0] + 110 * scale, at[1] + 50 * scale], {
      scale: scale * 0.62,
    }),
  ]
  const [cx, cy] = [area[0] + area[2] / 2, area[1] + area[3] / 2]
  return {
    around: [
      ...corner([60, 70], 0.85),
      ...place(corner([0, 0], 0.85), [frame.width - 60, frame.height - 70], { turn: Math.PI }),
    ],
    middle: redSheet(
      '囍',
      'round',
      [cx, cy],
      Math.min(area[2], area[3]) * 0.49,
      random.fork('xi'),
      { ink: [0.9, 0.11, 92] },
    ),
  }
}

/** Leaves in two corners, clear of the words. */
function corners({ width, height }: Frame): Form[] {
  const green: Oklch = [0.64, 0.09, 150]
  return [
    ...place(sprig(green, 210, 5), [width * 0.7, -10], { turn: 2.1 }),
    ...place(sprig(green, 240, 5), [width + 10, height * 0.16], { turn: -2.6 }),
    ...place(sprig(green, 210, 5), [width + 6, height * 0.86], { turn: -0.9 }),
    ...place(sprig(green, 200, 5), [width * 0.82, height + 10], { turn: 0.4 }),
  ]
}

export const flowers: Paint = ({ area, random, frame }) => {
  const hues: readonly Oklch[] = triples('0.68,0.19,8 0.78,0.13,20 0.7,0.17,350')
  const stems = triples('-104,20,-0.34 104,26,0.34 -54,-44,-0.17 58,-40,0.17 0,-80,0').flatMap(
    ([x, y, turn]) =>
      place(carnation(pickOne(random, hues), random, 250 - y), [x, y], { turn, scale: 0.86 }),
  )
  const greens = [-0.6, 0.6].flatMap((turn) =>
    place(sprig([0.6, 0.1, 150], 300, 6), [0, 160], { turn }),
  )
  return {
    around: corners(frame),
    middle: stand(
      [...greens, ...stems, ...place(heart([0.64, 0.21, 15], 42), [0, 190])],
      area,
      470,
      [0.5, 0.42],
    ),
  }
}

export const teacher: Paint = ({ area, random, frame }) => ({
  around: corners(frame),
  middle: stand(
    [
      ...place(carnation([0.72, 0.17, 15], random, 200), [150, -50], { turn: 0.3, scale: 0.8 }),
      ...booksAndApple(triples('0.58,0.13,250 0.8,0.13,85 0.66,0.15,28')),
    ],
    area,
    350,
    [0.5, 0.56],
  ),
})

export const love: Paint = ({ frame, area, paper, random }) => {
  const scatter = Array.from({ length: 16 }, () =>
    place(
      heart(tone(paper.accent, random.range(0.05, 0.2)), random.range(10, 24)),
      [random.next() * frame.width, random.next() * frame.height],
      { turn: random.spread() * 0.5 },
    ).map((item) => ({ ...item, alpha: 0.55 })),
  ).flat()
  const roses = pairs('-110,40 110,50 0,84 -60,110 66,116').flatMap(([x, y]) =>
    place(rose(pickOne(random, triples('0.6,0.21,18 0.76,0.14,8')), random), [x, y], {
      scale: 0.6,
    }),
  )
  const leaves = [-1, 1].flatMap((side) =>
    place(sprig([0.55, 0.09, 150], 240, 5), [70 * side, 90], { turn: 1.25 * side }),
  )
  return {
    around: scatter,
    middle: stand(
      [...place(heart([0.63, 0.22, 15], 190), [0, -20]), ...leaves, ...roses],
      area,
      440,
      [0.5, 0.48],
    ),
  }
}

export const children: Paint = ({ frame, area, random }) => {
  const kind = pickOne(random, ['bear', 'cat', 'rabbit', 'panda', 'chick'] as const)
  const balloons = pairs('-310,-300 300,-330').flatMap((at, i) =>
    place(balloon(JOLLY[(i * 2 + random.integer(0, 4)) % 5], 400), at, { scale: 1.15 }),
  )
  return {
    around: confetti(frame.width, frame.height, JOLLY, random.fork('confetti'), 60),
    middle: stand(
      [
        ...balloons,
        ...mascot(
          kind,
          pickOne(random, COATS[kind]),
          { eyes: 'happy', mouth: 'open', blush: true },
          'up',
        ).forms,
      ],
      area,
      1000,
      [0.5, 0.56],
    ),
  }
}
