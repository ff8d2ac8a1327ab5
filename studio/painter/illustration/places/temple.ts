import { GOLD, MARBLE, drum, stairs, terrace } from './masonry'
import { type Point, ellipse, form, inside, layer, place, roundRect } from '../build/form'
import { type Form, type Layer, strokePath } from '../build/outlines'
import { type Oklch, linear, tone } from '../build/fill'
import { type Stage, drawAir, band, drawSky, tree } from './stage'

/** One sweep of a round roof: from the eaves' half width to that of the tier above. */
function roundRoof(
  eave: number,
  top: number,
  height: number,
  y: number,
  tile: Oklch,
  lit: (c: Oklch) => Oklch,
): Form[] {
  const ridges = Array.from({ length: 23 }, (_, i) => {
    const t = (i / 22) * 2 - 1
    const bulge = 1 - t * t
    return strokePath(4.5, tone(tile, i % 2 ? -0.1 : 0.1), 'detail even')`${t * top},${y - height}
      ${t * (top + (eave - top) * 0.34)},${y - height * 0.44}
      ${t * eave},${y + eave * 0.045 * bulge}`
  })
  const roof = form(
    `${-eave},${y}! ${-top - (eave - top) * 0.4},${y - height * 0.42} ${-top},${y - height}!
      ${top},${y - height}! ${top + (eave - top) * 0.4},${y - height * 0.42} ${eave},${y}!
      ${eave * 0.5},${y + eave * 0.04} 0,${y + eave * 0.052} ${-eave * 0.5},${y + eave * 0.04}`,
    linear([-eave, 0], [eave, 0], tone(tile, 0.02), tone(tile, 0.07), tile, tone(tile, -0.13)),
    'body',
  )
  return [
    inside(roof, ...ridges),
    strokePath(11, lit(GOLD), 'detail even')`${-eave},${y} ${-eave * 0.5},${y + eave * 0.04}
      0,${y + eave * 0.052} ${eave * 0.5},${y + eave * 0.04} ${eave},${y}`,
  ]
}

export function templeOfHeaven(stage: Stage): Layer[] {
  const { frame, lit } = stage
  const horizon = frame.height * 0.72
  const stone = lit(MARBLE)
  const tile = lit([0.42, 0.12, 258])
  const hall: Form[] = [
    ...place(terrace(440, 46, tone(stone, -0.02), true), [0, 0]),
    ...place(terrace(380, 46, stone, true), [0, -62]),
    ...place(terrace(318, 46, tone(stone, 0.01), true), [0, -124]),
    ...place(stairs(74, 172, stone), [0, 4]),
    drum(196, -306, -172, lit, true),
    ...roundRoof(270, 170, 84, -298, tile, lit),
    drum(158, -420, -374, lit, false),
    ...roundRoof(214, 122, 80, -416, tile, lit),
    drum(112, -534, -490, lit, false),
    ...roundRoof(160, 20, 134, -530, tile, lit),
    roundRect([-24, -682, 48, 26], 10, lit(GOLD), 'metal relief 6'),
    ellipse([0, -706], [24, 30], lit(GOLD), 'metal relief 8'),
    form('-8,-730! 0,-760! 8,-730!', lit(GOLD), 'metal'),
  ]
  const scale = Math.min((frame.width * 0.9) / 880, (frame.height * 0.74) / 760)
  const at: Point = [frame.width / 2, frame.height * 0.86]
  const green = lit(stage.season === 'autumn' ? [0.66, 0.13, 70] : [0.5, 0.09, 145])
  const trees = [0.02, 0.1, 0.19, 0.81, 0.9, 0.98].flatMap((x, i) =>
    tree(
      [frame.width * x, horizon + 20],
      150 - (i % 3) * 22,
      tone(green, (i % 2) * 0.04),
      stage.random.fork(`tree ${i}`),
    ),
  )
  const pave = lit([0.84, 0.015, 80])
  const joints = [-1.4, -0.8, -0.3, 0.3, 0.8, 1.4].map(
    (t) =>
      strokePath(4, tone(pave, -0.08), 'detail even')`${at[0] + t * 90},${horizon + 20}
      ${at[0] + t * frame.width * 0.62},${frame.height + 10}`,
  )
  return [
    ...drawSky(stage, horizon),
    layer('trees', 'setting', trees),
    layer(
      'court',
      'ground',
      band(
        stage,
        horizon + 10,
        frame.height + 8,
        linear([0, horizon], [0, frame.height], tone(pave, 0.03), tone(pave, -0.07)),
      ),
    ),
    layer('joints', 'ground', joints),
    layer(
      'hall',
      'forms',
      ellipse(
        [at[0], at[1] + 4],
        [440 * scale, 20 * scale],
        lit([0.5, 0.03, 280]),
        'shadow plain alpha 0.4 blur 10',
      ),
      place(hall, at, { scale }),
    ),
    ...drawAir(stage),
  ]
}
