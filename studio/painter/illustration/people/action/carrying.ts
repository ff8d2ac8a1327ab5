import { hex, shade } from '../../../colour'
import type { Point } from '../../../drawing/notation'
import { type Form, inside, place } from '../../build/form'
import type { ClothKit } from '../body/kit'
import { clothTones } from '../colours'
import type { Held } from '../held/kit'
import { RAISED_HAND } from '../held/raised'
import { HELD, HELD_PARTS } from '../held/registry'
import { knots, still } from '../pen'
import type { Arm } from './arms'
import { pointsAt } from '../../../geometry'
import { named } from '../../../parts'

/** Far wrist of a whole figure that carries something, units of an adult's body. */
const WRISTS: Readonly<Record<string, Point>> = {
  umbrella: [212, 130],
  kite: [330, 36],
  balloons: [270, 60],
  bag: [230, 590],
  ...Object.fromEntries(
    ['mug', 'cup', 'ice-cream', 'tanghulu', 'phone', 'bouquet', 'fan'].map(
      (id) => [id, [236, 214]] as const,
    ),
  ),
}

/** The wrist of the hand that a thing is carried in; null: both hands hold it before the body. */
export function carryingWrist({ person }: ClothKit, held: string | null): Point | null {
  const wrist = held === null ? undefined : WRISTS[held]
  if (!wrist) return null
  const k = person.age === 'child' ? 0.76 : 1
  return [wrist[0] * k, wrist[1] * k]
}

/** Between two hands that hold a thing before the body, in the space of its drawing. */
const GRIP: Point = [0, 384]
/** From the wrist to the middle of the hand. */
const PALM = 34

/** A dome over the head on an upright shaft; the space of a grown-up's body, foot at the hand. */
function openUmbrella({ person }: ClothKit, [x, y]: Point): Held {
  const fill = person.colours.accent
  const tones = clothTones(fill)
  const top = Math.min(y - 660, -640)
  const rim = top + 250
  const middle = x - 90
  const at = (dx: number): Point => [middle + dx, rim - (Math.abs(dx) > 380 ? -22 : 0)]
  const scallops = [-410, -246, -82, 82, 246, 410]
  const lower = scallops.flatMap((dx, i) => {
    const next = scallops[i + 1]
    return next === undefined ? [at(dx)] : [at(dx), [middle + (dx + next) / 2, rim - 26] as Point]
  })
  const dome = still.form(
    knots([
      [middle, top],
      [middle + 236, top + 52],
      [middle + 378, top + 172],
      ...lower.reverse().map(([px, py], i) => [px, py, i % 2 ? 0 : 1]),
      [middle - 378, top + 172],
      [middle - 236, top + 52],
    ]),
    fill,
    'cloth relief 18',
  )
  const ribs = scallops.slice(1, -1).map(
    (dx) =>
      still.strokePath(4, tones.fold, { pressure: 'even' })`${middle},${top}
        ${middle + dx * 0.72},${top + 96} ${middle + dx},${rim}`,
  )
  const shaft = still.strokePath(12, hex('#7a4a34'), 'body even')`${middle},${top - 34}
    ${x},${y + 56}`
  return { under: [shaft], over: [inside(dome, ribs)], fingers: true }
}

/** A kite high before who holds its line. */
function flownKite(kit: ClothKit, [x, y]: Point): Held {
  const { accent, gold } = kit.person.colours
  const [cx, cy] = [x + 250, y - 560]
  const tail = [0, 1, 2, 3, 4, 5].map((i) => [cx - 26 - i * 26 - (i % 2) * 34, cy + 150 + i * 44])
  const [top, right, bottom, left] = pointsAt([cx, cy], 1, '44,-150 122,-4 -40,176 -112,-44').map(
    ([px, py]) => [px, py, 1],
  )
  return {
    behind: [
      still.strokePath(4, hex('#8a8078'), { pressure: 'even' })`${cx},${cy + 10}
        ${x + 150},${y - 190} ${x},${y}`,
      still.line(knots(tail), 12, gold, 'cloth even'),
      inside(
        still.form(
          knots([top ?? [], right ?? [], bottom ?? [], left ?? []]),
          accent,
          'cloth relief 6',
        ),
        still.form(knots([top ?? [], right ?? [], bottom ?? []]), shade(accent, -0.09), 'detail'),
      ),
    ],
    fingers: true,
  }
}

/** Things drawn for a hand, not as held before the body. */
const OPENED: ReadonlyMap<string, typeof flownKite> = new Map([
  ['umbrella', openUmbrella],
  ['kite', flownKite],
])

/** Thing in the far hand of a whole figure, around that hand. */
export function carried(
  kit: ClothKit,
  held: string,
  { elbow, wrist }: Arm,
): Required<Pick<Held, 'behind' | 'under' | 'over'>> {
  const [dx, dy] = [wrist[0] - elbow[0], wrist[1] - elbow[1]]
  const length = Math.hypot(dx, dy) || 1
  const hand: Point = [wrist[0] + (dx / length) * PALM, wrist[1] + (dy / length) * PALM]
  const own = OPENED.get(held)?.(kit, hand)
  const k = kit.person.age === 'child' ? 0.8 : 1
  const drawn = HELD[held]?.({ ...kit, dark: 1 })
  const [x, y] = drawn?.raised ? RAISED_HAND : GRIP
  const part = HELD_PARTS[held]
  const move = (forms: readonly Form[] = []): Form[] => {
    const placed = own ? forms : place(forms, [hand[0] - x * k, hand[1] - y * k], { scale: k })
    return part ? named(part, placed) : [...placed]
  }
  const { behind, under, over } = own ?? drawn ?? {}
  const fingers = [0, 1, 2, 3].map((i) =>
    kit.pen.ellipse(
      [hand[0] + (i === 0 || i === 3 ? 4 : 9) * k, hand[1] + (i * 19 - 28) * k],
      [26 * k, 11.5 * k],
      shade(kit.person.colours.skin, -0.02),
      { role: 'skin', turn: -0.09, relief: 4 },
    ),
  )
  return { behind: move(behind), under: move(under), over: [...fingers, ...move(over)] }
}
