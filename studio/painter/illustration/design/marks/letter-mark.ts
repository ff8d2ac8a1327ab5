import { TAU, cos, sin } from '../../../../lib/maths'
import { type Form, type Point, line } from '../../build/form'
import { type Composing, traitOf } from '../../family'
import { put } from '../kit/letter'
import type { Scheme } from '../kit/scheme'

/** 字母A的logo: one letter or two, and nothing else that could be the mark. */
export const isLetterMark = ({ brief }: Composing, name: string | undefined): boolean =>
  /^[a-z0-9]{1,2}$/i.test(name ?? '') &&
  brief.others.length === 0 &&
  traitOf(brief.main, 'emblem') === null

/** A letter in a ring, which is open at its foot. */
export function letterMark(letter: string, [x, y]: Point, size: number, scheme: Scheme): Form[] {
  const r = size * 0.46
  const [from, to] = [TAU * 0.31, TAU * 1.19]
  const arc = Array.from({ length: 49 }, (_, i): Point => {
    const turn = from + ((to - from) * i) / 48
    return [x + cos(turn) * r, y + sin(turn) * r]
  })
  const half = r * 0.72
  return [
    line(arc, size * 0.06, scheme.second, 'body even plain'),
    ...put(
      letter.toUpperCase(),
      {
        box: [x - half, y - half, half * 2, half * 2],
        face: 'hei-heavy',
        ...{ across: 'middle', down: 'middle' },
      },
      scheme.main,
      scheme.paper,
    ),
  ]
}
