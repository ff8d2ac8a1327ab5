import { polyline } from '../drawing/notation'
import type { StyleId } from '../slots'
import { inside, layer, polygonForm, roundRect } from './build/form'
import { type Brief, traitOf } from './family'
import type { Form, Illustration, Layer, Oklch } from './node'
import { measureBounds } from './uses/compose'
import { fitText } from './lettering/fit'
import { cleanText } from './lettering/refusal'
import { textForm } from './lettering/setting'

/** The slot of a picture's trait: its texts are on a board. */
export const SIGN = 'sign'

const WOOD = [0.62, 0.085, 62] as const
const PAPER = [0.96, 0.025, 88] as const

/** Grain across a wooden board. @param at shares of its height */
export const drawGrain = (
  [x, y, width, height]: readonly [number, number, number, number],
  at: readonly number[],
  colour: Oklch,
): Form[] =>
  at.map((down) => {
    const [left, right] = [y + height * down, y + height * (down - 0.03)]
    const rim = polyline(
      ...[[x, left] as const, [x + width, right] as const],
      ...[[x + width, left] as const, [x, y + height * (down + 0.02)] as const],
    )
    return polygonForm([rim], colour, 'detail')
  })

/** Of a thing's drawing: where words are on it, shares of its box. */
interface Face {
  readonly box: readonly [x: number, y: number, width: number, height: number]
  readonly patch: Oklch
  readonly ink: Oklch
}
const INK = [0.28, 0.04, 260] as const
const FACES: readonly (readonly [things: RegExp, face: Face])[] = [
  [/^mug$/, { box: [0.07, 0.42, 0.54, 0.3], patch: PAPER, ink: INK }],
  [/^emoji-sweater$/, { box: [0.25, 0.36, 0.5, 0.34], patch: PAPER, ink: INK }],
  [/^handbag$/, { box: [0.25, 0.56, 0.5, 0.24], patch: PAPER, ink: INK }],
  // a plate of chocolate leans on its side
  [/cake$/, { box: [0.25, 0.6, 0.5, 0.2], patch: [0.36, 0.07, 45], ink: [0.96, 0.03, 85] }],
]

/** 马克杯，上面写着“早安”: the words are on the thing; null: it has no plain face. */
function writeOnThing(
  { layers }: Illustration,
  { main, others }: Brief,
  text: string,
): Layer[] | null {
  const face = FACES.find(([things]) => things.test(main.id))?.[1]
  const own = layers.filter(({ name, thing }) => thing === 'main 1' && name === 'things')
  if (!face || own.length === 0 || others.length > 0 || (main.count ?? 1) > 1) return null
  const { left, top, right, bottom } = measureBounds(own)
  const [wide, tall] = [right - left, bottom - top]
  const [x, y, w, h] = face.box
  const box = [left + x * wide, top + y * tall, w * wide, h * tall] as const
  const edge = box[3] * 0.12
  const patch = roundRect([...box], edge, face.patch, { role: 'body', relief: edge * 0.3 })
  const inner = [box[0] + edge, box[1] + edge, box[2] - edge * 2, box[3] - edge * 2] as const
  const set = fitText(text, {
    ...{ box: inner, face: 'hei-heavy', lines: 2, leading: 1.2, across: 'middle', down: 'middle' },
  })
  return [layer('sign', 'details', patch), layer('words', 'details', textForm(set, face.ink))]
}

/** The board with the quoted words, before all else; without such words the picture as it is. */
export function putUpSign(made: Illustration, brief: Brief, style: StyleId): Illustration {
  const text = brief.texts
    .map(cleanText)
    .filter((line) => line !== '')
    .slice(0, 2)
    .join('\n')
  const sign = traitOf(brief, SIGN)
  if (!sign || text === '') return made
  const written = writeOnThing(made, brief, text)
  if (written) return { ...made, layers: [...made.layers, ...written] }
  const { width, height } = made.frame
  const short = Math.min(width, height)
  const isWood = sign.value === 'wood'
  // on ink paintings words are written with the brush, on the paper itself
  const isBrushed = style === 'ink' && !isWood
  const tall = short * (text.includes('\n') ? 0.2 : 0.15)
  const wide = Math.min(width * 0.8, short * 0.84)
  const [x, y] = [(width - wide) / 2, height * 0.955 - tall]
  const edge = short * 0.018
  const board = roundRect([x, y, wide, tall], edge, isWood ? WOOD : PAPER, {
    role: 'body',
    relief: isWood ? edge * 0.5 : 0,
  })
  const grain = drawGrain([x, y, wide, tall], [0.28, 0.55, 0.8], [0.56, 0.085, 60])
  const set = fitText(text, {
    box: [x + edge * 2, y + tall * 0.14, wide - edge * 4, tall * 0.72],
    face: isBrushed ? 'brush' : 'hei-heavy',
    lines: 2,
    leading: 1.2,
    across: 'middle',
    down: 'middle',
  })
  const ink = isWood ? ([0.99, 0.015, 88] as const) : INK
  const sheet = layer('sign', 'details', isWood ? inside(board, ...grain) : board)
  const under = isBrushed ? [] : [sheet]
  return {
    ...made,
    layers: [...made.layers, ...under, layer('words', 'details', textForm(set, ink))],
  }
}
