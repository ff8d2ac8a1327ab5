import type { Random } from '../../../lib/random'
import { type Form, inside, polygonForm, roundRect } from '../build/form'
import { type Oklch, tone } from '../build/fill'
import { many } from '../build/still/item'
import { type Stage, rect } from './stage'
import type { Room } from './room'
import { type Point, triples } from '../../drawing/notation'

const SPINES: readonly [Oklch, ...Oklch[]] = triples(
  `0.46,0.11,28 0.42,0.07,150 0.42,0.08,255 0.62,0.09,75 0.36,0.05,40 0.55,0.07,190 0.7,0.06,85`,
)

/** A case of books seen from before. */
export function bookcase(
  [x, y, width, height]: readonly [number, number, number, number],
  shelves: number,
  wood: Oklch,
  lit: Stage['lit'],
  random: Random,
): Form[] {
  const edge = Math.max(6, width * 0.03)
  const step = (height - edge) / shelves
  const books: Form[] = []
  for (let row = 0; row < shelves; row++) {
    const foot = y + edge + step * (row + 1) - edge * 0.6
    for (let bx = x + edge * 1.2; bx < x + width - edge * 2.2;) {
      const w = step * random.range(0.1, 0.2)
      if (random.chance(0.06)) {
        bx += step * 0.3
        continue
      }
      const tall = step * random.range(0.58, 0.84)
      const colour = lit(tone(random.pick(SPINES), random.range(-0.04, 0.05)))
      books.push({
        ...polygonForm(
          [rect(bx, foot - tall, Math.min(w, x + width - edge * 1.2 - bx), tall)],
          colour,
          'detail plain',
        ),
      })
      if (random.chance(0.5))
        books.push(
          polygonForm(
            [rect(bx, foot - tall * 0.82, Math.min(w, x + width - edge * 1.2 - bx), tall * 0.07)],
            lit([0.82, 0.1, 82]),
            'detail plain',
          ),
        )
      bx += w + 1
    }
  }
  const boards = Array.from({ length: shelves + 1 }, (_, i) => rect(x, y + i * step, width, edge))
  return [
    inside(roundRect([x, y, width, height], 4, tone(wood, -0.16), 'body'), ...books),
    many([...boards, rect(x, y, edge, height), rect(x + width - edge, y, edge, height)], wood, {
      role: 'body',
    }),
    roundRect(
      [x - edge * 0.6, y - edge * 1.3, width + edge * 1.2, edge * 1.6],
      4,
      tone(wood, 0.05),
      'body',
    ),
  ]
}

/** The sides of a hall as tall cases running back to its end. */
export function sideCases(stage: Stage, { left, right, top, floor }: Room, wood: Oklch): Form[] {
  const { frame, lit, random } = stage
  const { width, height } = frame
  const forms: Form[] = []
  const rows = 8
  for (const side of [-1, 1] as const) {
    const own = random.fork(`cases ${side}`)
    const near = side < 0 ? -width * 0.04 : width * 1.04
    const far = side < 0 ? left : right
    const at = (t: number, v: number): Point => {
      const x = near + (far - near) * t
      const [up, down] = [
        height * -0.06 + (top - height * -0.06) * t,
        height * 1.05 + (floor - height * 1.05) * t,
      ]
      return [x, up + (down - up) * v]
    }
    const cases = 4
    for (let c = 0; c < cases; c++) {
      const [t0, t1] = [c / cases, (c + 1) / cases]
      forms.push(
        polygonForm(
          [[at(t0, 0), at(t1, 0), at(t1, 1), at(t0, 1)]],
          tone(wood, -0.18 + c * 0.015),
          'body plain',
        ),
      )
      for (let row = 0; row < rows; row++) {
        const count = 11
        for (let b = 0; b < count; b++) {
          if (own.chance(0.08)) continue
          const [u0, u1] = [
            t0 + (t1 - t0) * (0.06 + (0.9 * b) / count),
            t0 + (t1 - t0) * (0.06 + (0.9 * (b + 0.9)) / count),
          ]
          const head = (row + own.range(0.16, 0.4)) / rows
          const foot = (row + 0.93) / rows
          forms.push(
            polygonForm(
              [[at(u0, head), at(u1, head), at(u1, foot), at(u0, foot)]],
              lit(tone(own.pick(SPINES), own.range(-0.06, 0.03) - 0.02)),
              'detail plain',
            ),
          )
        }
        const shelf = (row + 0.93) / rows
        forms.push(
          polygonForm(
            [[at(t0, shelf), at(t1, shelf), at(t1, shelf + 0.012), at(t0, shelf + 0.012)]],
            wood,
            'detail plain',
          ),
        )
      }
      forms.push(
        polygonForm(
          [[at(t0, 0), at(t0 + 0.022, 0), at(t0 + 0.022, 1), at(t0, 1)]],
          tone(wood, 0.06),
          'body plain',
        ),
      )
    }
  }
  return forms
}
