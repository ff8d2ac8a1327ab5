import { type Form, ellipse, form, inside, line } from '../build/form'
import { fillPath, strokePath } from '../build/outlines'
import { type Oklch, tone } from '../build/fill'
import type { Coat } from './coat'
import type { SpeciesId } from './species'
import { pairs } from '../../drawing/notation'
import { named } from '../../parts'

/** Pose of a sleeper's head, in the body's space. */
export const HEAD_OF_SLEEPER = { x: -86, y: 24, scale: 0.9, turn: -0.07 } as const

/** A rug or cushion for sleepers indoors; about the middle of the body. */
export const cushion = (cloth: Oklch): Form[] =>
  named('cushion', [
    ellipse([60, 196], [440, 62], [0.3, 0.05, 300], 'shadow plain alpha 0.3 blur 16'),
    inside(
      ellipse([60, 176], [430, 66], cloth, 'cloth relief 20'),
      ellipse([60, 168], [360, 48], tone(cloth, 0.06), 'detail'),
    ),
  ])

/** Curled up, seen from before: the back a round hill behind the head, the tail around the feet. */
export function curledBody(id: SpeciesId, coat: Coat): Form[] {
  const base = id === 'panda' ? coat.mark : coat.marks.includes('wool') ? coat.mark : coat.base
  const brush = /^(fox|wolf|red-panda|raccoon)$/.test(id)
  const bare = /^(pig|rabbit|bear|panda|hamster|koala|sheep|deer|frog)$/.test(id)
  const marks: Form[] = []
  if (coat.marks.includes('limbs') || coat.marks.includes('tiger'))
    marks.push(
      ...[90, 170, 250].map(
        (x, i) =>
          fillPath(coat.mark, 'detail')`${x},-140! ${x + 26},-60 ${x + 16},${20 - i * 10}!
          ${x + 46},-50 ${x + 44},-130!`,
      ),
    )
  if (coat.marks.includes('patches'))
    marks.push(
      ellipse([190, -40], [90, 70], coat.mark, 'detail'),
      ellipse([320, 80], [60, 60], coat.second ?? coat.mark, 'detail'),
    )
  if (coat.marks.includes('spots') || coat.marks.includes('rosettes'))
    marks.push(
      ...pairs('120,-50 210,-70 280,0 190,20 320,90 240,110').map(([x, y]) =>
        ellipse([x, y], [22, 18], coat.mark, 'detail'),
      ),
    )
  const hill = inside(
    fillPath(base, 'cloth relief 44')`-220,160 -196,40 -70,-70 90,-112 250,-74 356,30 372,140
      320,196 120,210 -120,206`,
    ...marks,
    line('250,196 236,120 280,60 340,60', 8, tone(base, base[0] > 0.5 ? -0.12 : 0.1), 'detail'),
  )
  const tail = bare
    ? []
    : [
        inside(
          form(
            brush
              ? '372,110 356,190 250,232 90,240 -40,228 -110,190! -30,168 110,166 230,140 300,90'
              : '366,120 352,196 240,226 80,228 -20,216! -20,190 90,194 220,180 310,120',
            tone(base, -0.03),
            { role: 'hair', relief: brush ? 20 : 10 },
          ),
          brush
            ? form('-120,140! 20,150 30,250 -120,250!', coat.pale, 'detail')
            : line('0,200 100,206', 4, tone(base, -0.1), 'detail'),
        ),
      ]
  const paw = (x: number): Form =>
    inside(
      ellipse(
        [x, 180],
        [62, 32],
        coat.marks.includes('points') ? coat.mark : id === 'panda' ? coat.mark : base,
        'cloth relief 12',
      ),
      ...[-20, 4].map(
        (dx) =>
          strokePath(4, tone(base, base[0] > 0.5 ? -0.2 : 0.16), 'detail')`${x + dx - 30},166
          ${x + dx - 26},180 ${x + dx - 28},194`,
      ),
    )
  return [hill, ...named('feet', paw(-180), paw(-20)), ...named('tail', tail)]
}
