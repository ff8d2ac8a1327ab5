import { polyline, triples } from '../../drawing/notation'
import { named } from '../../parts'
import { type Form, disc, ellipse, form, inside, line, place } from '../build/form'
import { fillPath } from '../build/outlines'
import { type Oklch, linear, tone } from '../build/fill'
import type { Draw } from './vehicle'

const GOLD: Oklch = [0.82, 0.14, 84]
const SKIN: Oklch = [0.86, 0.05, 62]
const DARK: Oklch = [0.25, 0.02, 40]
const WHITE: Oklch = [0.98, 0.01, 95]

/** Head of the dragon, looking right; its neck at (0, 0). */
const head = (colour: Oklch): Form[] => [
  fillPath([0.68, 0.14, 40], 'hair relief 6')`-60,-60! -130,-150 -150,-210 -104,-188 -60,-130
    -30,-90!`,
  form('-40,-120! -70,-220 -30,-260! -14,-190 0,-130!', GOLD, 'body relief 6'),
  form(
    '-70,10! -90,-70 -50,-140 30,-160 110,-130 190,-120 206,-84 150,-66 96,-58! 150,-40 176,-22 120,0 40,8 10,40!',
    linear([0, -160], [0, 40], tone(colour, 0.08), colour, tone(colour, -0.06)),
    'body relief 14',
  ),
  form('96,-58! 150,-64 188,-78 150,-40!', [0.55, 0.17, 22], 'detail plain'),
  ...[112, 136, 160].map((x) =>
    form(`${x},-60! ${x + 14},-60! ${x + 7},-44!`, WHITE, 'detail plain'),
  ),
  disc([46, -104], 24, WHITE, 'detail plain'),
  disc([54, -102], 12, DARK, 'eye'),
  disc([186, -112], 12, tone(colour, -0.12), 'detail plain'),
  line('176,-26 220,-10 250,-40', 8, GOLD, 'detail end'),
  form('20,20! -10,60 30,80 60,50 96,70 90,20!', GOLD, 'hair relief 5'),
]

/** One who paddles, from the waist up, leaning forward. */
const paddler = (x: number, cloth: Oklch): Form[] => [
  line(polyline([x + 46, -150], [x + 78, 30]), 11, [0.58, 0.09, 60], 'body even'),
  ellipse([x + 82, 48], [15, 34], [0.58, 0.09, 60], 'body'),
  fillPath(cloth, 'cloth relief 9')`${x - 34},-70! ${x - 30},-150 ${x + 8},-166 ${x + 40},-140
    ${x + 36},-70!`,
  line(polyline([x + 6, -140], [x + 46, -104], [x + 56, -120]), 20, SKIN, 'skin even'),
  disc([x + 16, -196], 32, SKIN, 'skin relief 6'),
  fillPath(DARK, 'hair')`${x - 18},-204! ${x - 12},-236 ${x + 26},-236 ${x + 46},-214!
    ${x + 10},-208!`,
]

/** A long boat with a dragon's head and tail, its crew in one stroke; (0, 0) is the waterline. */
export const dragonBoat: Draw = ({ colour }) => {
  const scales = Array.from({ length: 26 }, (_, i) => {
    const [x, y] = [-420 + i * 32, i % 2 ? -18 : -44]
    return line(`${x - 15},${y} ${x},${y + 15} ${x + 15},${y}`, 5, GOLD, 'detail even plain')
  })
  const hull = inside(
    form(
      '-520,-120! -440,-78 -300,-66 300,-66 420,-80 500,-130! 470,-30 380,40! -400,40! -480,-40',
      linear([0, -120], [0, 40], tone(colour, 0.06), colour, tone(colour, -0.1)),
      'body relief 16',
    ),
    ...scales,
    line(polyline([-520, -64], [-300, -58], [300, -58], [520, -70]), 12, GOLD, 'detail even plain'),
  )
  const cloths = triples('0.95,0.02,90 0.72,0.13,240')
  return [
    ...named(
      'tail',
      fillPath(colour, 'body relief 10')`-450,-70! -540,-130 -570,-230 -520,-300 -470,-290 -520,-240
        -500,-160 -400,-90!`,
      form('-520,-300! -560,-340 -490,-350 -450,-310 -470,-290!', GOLD, 'hair relief 5'),
    ),
    ...[-330, -205, -80, 45, 170].flatMap((x, i) => paddler(x, cloths[i % 2])),
    ellipse([318, -112], [46, 50], [0.55, 0.18, 26], 'body relief 8'),
    ellipse([318, -150], [46, 14], [0.93, 0.03, 85], 'body'),
    ...place(head(colour), [470, -110], { scale: 0.95 }),
    ...named('hull', hull),
  ]
}
