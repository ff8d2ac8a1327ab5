import { type Point, named, polyline, triples } from '../../../drawing/notation'
import { DYES } from '../../../palettes/tints'
import type { Random } from '../../../../lib/random'
import { disc, ellipse, inside, layer, polygonForm, roundRect } from '../../build/form'
import { fillPath } from '../../build/outlines'
import { type Oklch, linear, tone, tones } from '../../build/fill'
import type { Form, Frame } from '../../node'
import { fitText } from '../../lettering/fit'
import { legible } from '../../lettering/legible'
import { textForm } from '../../lettering/setting'
import { drawGrain } from '../../sign'
import { type Area, type Draw, cover, fitSheet, ground, listTexts, rect } from '../kit/board'

const COLOURS = named(`sky: 0.83,0.07,235 low: 0.95,0.03,90 far: 0.72,0.03,250 grass: 0.68,0.12,132
  plate: 0.5,0.15,255 wood: 0.64,0.085,62 post: 0.55,0.02,250 white: 0.99,0.005,90`)

const PLAIN = { role: 'backdrop', plain: true } as const

/** Houses out of focus along a street, or trees along a meadow. */
function drawFar({ width, height }: Frame, isStreet: boolean, random: Random): Form[] {
  const floor = height * 0.8
  const land = isStreet ? tone(COLOURS.far, -0.08) : COLOURS.grass
  const row = Array.from({ length: 9 }, (_, i): Form => {
    const x = (width * (i - 0.5)) / 8
    const tall = height * random.range(0.18, 0.46)
    const colour = tone(COLOURS.far, random.range(0, 0.12))
    if (!isStreet) return disc([x, floor], tall * 0.42, tone(COLOURS.grass, -0.06), PLAIN)
    return rect([x, floor - tall, width * 0.12, tall], colour, { ...PLAIN, blur: 6 })
  })
  const fill = linear([0, floor], [0, height], ...tones(land, 0.04, -0.04))
  return [...row, rect([-20, floor, width + 40, height - floor + 20], fill, PLAIN)]
}

/** A plate on a post at a street, or boards on two posts in a meadow, with the words on it. */
const drawSign =
  (isStreet: boolean): Draw =>
  ({ brief, frame, random }) => {
    const { width, height } = frame
    // no sign is blank
    const text = listTexts(brief).slice(0, 2).join('\n') || (isStreet ? '人民路' : '欢迎光临')
    const short = Math.min(width, height)
    const wide = Math.min(width * 0.78, short * 0.84)
    const tall = wide * (text.includes('\n') ? 0.5 : 0.36)
    const [x, y] = [(width - wide) / 2, height * 0.42 - tall / 2]
    const board: Area = [x, y, wide, tall]
    const base = isStreet ? COLOURS.plate : COLOURS.wood
    const edge = short * 0.02
    const post = (at: number, thick: number): Form =>
      rect(
        [at - thick / 2, y + tall * 0.5, thick, height * 0.84 - y - tall * 0.5],
        linear(
          [at - thick / 2, 0],
          [at + thick / 2, 0],
          ...tones(isStreet ? COLOURS.post : base, 0.1, -0.12),
        ),
        'body',
      )
    const posts = isStreet
      ? [post(width / 2, short * 0.035)]
      : [post(x + wide * 0.16, short * 0.05), post(x + wide * 0.84, short * 0.05)]
    const feet = ellipse(
      [width / 2, height * 0.84],
      [wide * 0.42, short * 0.025],
      [0.3, 0.03, 260],
      'shadow plain alpha 0.35 blur 8',
    )
    const plate = roundRect(board, edge * 1.4, base, { role: 'body', relief: edge * 0.5 })
    const rim = isStreet
      ? [
          roundRect(
            [x + edge * 0.6, y + edge * 0.6, wide - edge * 1.2, tall - edge * 1.2],
            edge,
            COLOURS.white,
            'detail plain',
          ),
          roundRect(
            [x + edge, y + edge, wide - edge * 2, tall - edge * 2],
            edge * 0.8,
            base,
            'detail plain',
          ),
        ]
      : drawGrain(board, [0.24, 0.5, 0.77], tone(COLOURS.wood, -0.06))
    const set = fitText(text, {
      box: [x + wide * 0.08, y + tall * 0.16, wide * 0.84, tall * 0.68],
      face: 'hei-heavy',
      ...{ lines: 2, leading: 1.16, across: 'middle', down: 'middle' },
    })
    const ink: Oklch = isStreet ? COLOURS.white : [0.3, 0.05, 50]
    const sky = cover(frame, linear([0, 0], [0, height * 0.8], COLOURS.sky, COLOURS.low))
    return fitSheet(frame, COLOURS.low, board, [
      ground(sky),
      layer('far', 'setting', drawFar(frame, isStreet, random.fork('far'))),
      layer('posts', 'masses', feet, posts),
      layer('board', 'masses', inside(plate, ...rim)),
      layer('letters', 'features', textForm(set, ink)),
    ])
  }

const TAG_PAPERS: readonly [Oklch, ...Oklch[]] = triples(`0.95,0.03,88 0.88,0.15,92 0.97,0.004,250
  0.86,0.06,80`)

/** A tag on its string with the price on it; without one it says what it is. */
export const priceTag: Draw = ({ brief, frame, random }) => {
  const { width, height } = frame
  const text = listTexts(brief).slice(0, 2).join('\n') || '特价'
  const paper = brief.main.tint ? DYES[brief.main.tint] : random.fork('paper').pick(TAG_PAPERS)
  const side = Math.min(width, height)
  const [wide, tall] = [side * 0.82, side * 0.42]
  const [x, y] = [(width - wide) / 2, (height - tall) / 2]
  const tip = tall * 0.36
  const outline = (out: number): Point[] =>
    polyline(
      [x - out, y + tall / 2],
      [x + tip - out * 0.4, y - out],
      [x + wide + out, y - out],
      [x + wide + out, y + tall + out],
      [x + tip - out * 0.4, y + tall + out],
    )
  const hole: Point = [x + tip * 0.86, y + tall / 2]
  const string = fillPath([0.42, 0.06, 50], 'line')`${hole[0]},${hole[1]}
    ${x - side * 0.02},${y + tall * 0.2} ${x + tip * 0.4},${y - tall * 0.5}
    ${x + tip * 0.46},${y - tall * 0.49} ${x + side * 0.01},${y + tall * 0.22}
    ${hole[0]},${hole[1]}`
  const set = fitText(text, {
    box: [x + tip * 1.35, y + tall * 0.16, wide - tip * 1.85, tall * 0.68],
    face: 'hei-heavy',
    ...{ lines: 2, leading: 1.16, across: 'middle', down: 'middle' },
  })
  const rim = polygonForm(
    [outline(-tall * 0.06), outline(-tall * 0.075)],
    tone(paper, -0.25),
    'detail plain',
  )
  const ink = legible([0.5, 0.2, 27], [paper])
  return fitSheet(
    frame,
    [0.9, 0.02, 250],
    [x, y, wide, tall],
    [
      ground(cover(frame, linear([0, 0], [0, height], ...tones([0.9, 0.02, 250], 0.03, -0.04)))),
      layer(
        'shadow',
        'masses',
        ellipse(
          [width / 2, y + tall * 1.16],
          [wide * 0.44, tall * 0.07],
          [0.3, 0.03, 260],
          'shadow plain alpha 0.3 blur 14',
        ),
      ),
      layer('tag', 'masses', inside(polygonForm([outline(0)], paper, 'body relief 10'), rim)),
      layer(
        'hole',
        'details',
        disc(hole, tall * 0.085, [0.66, 0.1, 75], 'metal relief 3'),
        disc(hole, tall * 0.05, [0.86, 0.02, 250], 'detail plain'),
        string,
      ),
      layer('letters', 'features', textForm(set, ink)),
    ],
  )
}

export const streetSign = drawSign(true)
export const woodenSign = drawSign(false)
