import { TAU } from '../../../lib/maths'
import { type Fill, ellipse, form, inside, line, place, polygonForm } from '../build/form'
import { type Oklch, linear, linearStops, tone } from '../build/fill'
import { arcPath, closedPath } from '../build/path'
import { streak } from '../build/shine'
import { cherries } from './berries'
import { type Cook, wished } from './craft'
import { citrusFace } from './fruits'
import type { Item } from '../build/still/item'
import { polyline, triples } from '../../drawing/notation'
import { named } from '../../parts'

/** A stemmed glass: wine, champagne or a cocktail by its bowl. */
export function stemGlass(kind: 'wine' | 'cocktail'): (cook: Cook) => Item {
  return (cook) => {
    const { random, tint } = cook
    const flavour = wished(cook, 'flavour')
    const wine: Oklch =
      tint ??
      (flavour === 'white'
        ? [0.86, 0.09, 95]
        : kind === 'wine'
          ? random.pick<Oklch>(triples('0.36,0.15,18 0.34,0.14,14'))
          : random.pick<Oklch>(triples('0.7,0.17,15 0.74,0.12,220 0.8,0.15,75 0.78,0.12,140')))
    const bowlShape =
      kind === 'wine'
        ? '-112,-760! -132,-700 -150,-620 -144,-530 -96,-446 -14,-420! 14,-420! 96,-446 144,-530 150,-620 132,-700 112,-760!'
        : '-200,-700! -110,-570 -10,-424! 10,-424! 110,-570 200,-700!'
    const [rim, ry, level, rl] = kind === 'wine' ? [112, 22, -612, 147] : [200, 34, -672, 178]
    const glassFill: Fill = linearStops(
      [-160, 0],
      [160, 0],
      '0,0.8,0.01,230,0.5 0.12,1,0,90,0.22 0.5,1,0,90,0.1 0.9,1,0,90,0.26 1,0.8,0.01,230,0.5',
    )
    const liquid = polygonForm(
      [polyline([-240, level], [240, level], [240, 0], [-240, 0])],
      {
        kind: 'linear',
        from: [-150, 0],
        to: [150, 0],
        stops: [
          { at: 0, colour: tone(wine, -0.1) },
          { at: 0.22, colour: tone(wine, 0.04) },
          { at: 0.5, colour: tone(wine, -0.06) },
          { at: 0.82, colour: tone(wine, 0.16) },
          { at: 1, colour: tone(wine, -0.04) },
        ],
      },
      'body plain',
    )
    const surfaceDisc = ellipse(
      [0, level],
      [rl, kind === 'wine' ? 27 : 30],
      linear([-rl, level], [rl, level], tone(wine, 0.04), tone(wine, 0.2), tone(wine, 0.08)),
      'detail plain',
    )
    const light = [
      polygonForm(
        [closedPath('-96,-730 -122,-650 -122,-580 -96,-500 -82,-504 -104,-580 -104,-650 -80,-730')],
        [1, 0, 90],
        { role: 'light', plain: true, alpha: kind === 'wine' ? 0.75 : 0, blur: 3 },
      ),
      streak(
        kind === 'wine' ? 112 : 90,
        kind === 'wine' ? -690 : -650,
        kind === 'wine' ? -560 : -600,
        10,
        0.5,
        4,
      ),
    ]
    const stemC = form(
      '-14,-430! -6,-400 -5,-120 -12,-50 -70,-16 0,-4 70,-16 12,-50 5,-120 6,-400 14,-430!',
      linear(
        [-16, 0],
        [16, 0],
        [0.72, 0.01, 230],
        [0.98, 0.003, 230],
        [0.76, 0.01, 230],
        [0.94, 0.005, 230],
      ),
      'glass alpha 0.75',
    )
    const base = ellipse([0, -6], [112, 24], glassFill, 'glass')
    const garnish =
      kind === 'cocktail'
        ? random.pick([
            () => place(citrusFace([0, 0], 62, 60, [0.8, 0.16, 66]), [170, -716]),
            () => place(cherries(), [60, -690], { scale: 0.8 }),
            () =>
              place(
                [
                  line('-120,40 120,-80', 6, [0.7, 0.06, 70], { pressure: 'even' }),
                  ...[0, 1, 2].map((i) =>
                    ellipse([-10 + i * 44, -12 - i * 22], [24, 20], [0.56, 0.11, 118], {
                      relief: 7,
                      turn: -0.4,
                    }),
                  ),
                ],
                [40, -690],
              ),
          ])()
        : []
    return {
      forms: [
        inside(
          base,
          line(arcPath(0, -6, 108, 22, 0.15, 1.2), 6, [1, 0, 90], 'light plain alpha 0.8'),
        ),
        stemC,
        ...named(
          'cup',
          inside(
            form(bowlShape, glassFill, 'glass'),
            ...named('drink', liquid, surfaceDisc),
            light,
          ),
        ),
        line(
          arcPath(0, kind === 'wine' ? -760 : -700, rim, ry, 0, TAU),
          5,
          [0.99, 0.004, 230],
          'light even plain alpha 0.85',
        ),
        ...garnish,
      ],
      stands: [{ at: [0, -4], radius: [108, 22] }],
      lights: [
        ellipse([-110, 24], [110, 15], tone(wine, 0.16), 'light plain screen alpha 0.7 blur 10'),
        ellipse(
          [-120, 24],
          [44, 6],
          [0.9, 0.1, wine[2] + 20],
          'light plain screen alpha 0.8 blur 4',
        ),
      ],
    }
  }
}
