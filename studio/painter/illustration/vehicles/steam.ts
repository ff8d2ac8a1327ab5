import { type Form, disc, ellipse, form, inside, line, roundRect } from '../build/form'
import { fillPath, strokePath } from '../build/outlines'
import { type Oklch, tone } from '../build/fill'
import {
  DARK,
  GLASS,
  LAMP,
  STEEL,
  WHITE,
  groundShadow,
  paintwork,
  portholes,
  rails,
  wheel,
} from './parts'
import { named } from '../../parts'
import type { Draw } from './vehicle'
import { polyline, triples } from '../../drawing/notation'

/** Machines of the age of steam. */

export const BRASS: Oklch = [0.7, 0.11, 78]

/** Puffs that grow as they drift back from a chimney. */
const smoke = (puffs: string): Form[] =>
  triples(puffs).map(([x, y, r], i) =>
    disc([x, y], r, [0.97 - (i % 3) * 0.025, 0.006, 240], 'light plain alpha 0.95'),
  )

/** An engine with its boiler, cab and tender, looking right; (0, 0) on the rails. */
export const steamTrain: Draw = ({ colour }) => {
  const paint = tone(colour, -0.12)
  const band = (x: number): Form => roundRect([x, -306, 14, 164], 4, BRASS, 'metal')
  return [
    ...smoke(
      '372,-500,52 318,-556,66 236,-574,84 356,-572,58 130,-612,104 24,-590,92 -90,-640,120 -250,-640,132 -410,-668,120 -330,-600,90 -520,-650,84',
    ),
    ...groundShadow(600),
    ...rails(),
    roundRect([-600, -110, 1120, 44], 8, DARK, 'body'),
    roundRect([-620, -280, 180, 176], 10, paintwork(paint, -280, -104), 'body relief 12'),
    form('-610,-276! -560,-322 -520,-300 -486,-330 -450,-276!', [0.24, 0.01, 270], 'body relief 8'),
    form('332,-296! 322,-430! 410,-430! 398,-296!', DARK, 'metal relief 10'),
    roundRect([308, -452, 116, 30], 8, BRASS, 'metal relief 6'),
    form('50,-300! 56,-356 100,-384 144,-356 150,-300!', BRASS, 'metal relief 12'),
    form('-84,-300! -84,-350! -20,-350! -20,-300!', BRASS, 'metal relief 8'),
    roundRect([-190, -306, 640, 164], 30, paintwork(paint, -306, -142), 'metal relief 22'),
    ...[-140, 40, 200, 330].map(band),
    ellipse([452, -224], [30, 84], DARK, 'metal relief 8'),
    ...named('lights', disc([462, -330], 34, BRASS, 'metal'), disc([470, -330], 24, LAMP, 'glow')),
    form('440,-110! 540,-110! 612,-26! 440,-26!', DARK, 'metal relief 6'),
    ...[0, 1, 2].map(
      (i) =>
        strokePath(7, tone(colour, 0.04), 'detail even')`${462 + i * 24},-104 ${486 + i * 38},-32`,
    ),
    roundRect([-400, -410, 220, 300], 10, paintwork(colour, -410, -110), 'body relief 14'),
    roundRect([-356, -370, 128, 110], 12, GLASS, { role: 'glass', part: 'car-window' }),
    roundRect([-430, -440, 280, 40], 16, DARK, 'body relief 6'),
    ...[-566, -470, 400].flatMap((x) => wheel(x, -58, 44, 6, STEEL)),
    ...[-300, -110, 80, 262].flatMap((x) => wheel(x, -88, 80, 8, tone(colour, 0.02))),
    line(polyline([-300, -72], [262, -72]), 16, STEEL, 'metal even'),
    roundRect([300, -150, 120, 62], 12, BRASS, 'metal relief 8'),
  ]
}

/** A long balloon with ribs and fins, and a cabin under it; (0, 0) its middle. */
export const airship: Draw = ({ colour }) => {
  const hull = ellipse([0, -90], [540, 190], paintwork(colour, -280, 100), 'metal relief 40')
  const fin = fillPath(tone(colour, -0.1), 'body relief 10')`-380,-120! -560,-330! -480,-340!
    -270,-190!`
  const rib = (x: number): Form =>
    strokePath(10, tone(colour, -0.16), 'detail even')`${x},-284 ${x * 1.13},-190 ${x * 1.16},-90
      ${x * 1.13},10 ${x},104`
  const seams = [-190, -90, 10].map((y) =>
    line(polyline([-560, y], [560, y]), 6, tone(colour, -0.12), 'detail even'),
  )
  return [
    fin,
    form('-380,-60! -560,150! -480,160! -270,10!', tone(colour, -0.1), 'body relief 10'),
    ...[-150, 150].map((x) => line(polyline([x, 60], [x * 0.8, 190]), 10, DARK, 'line even')),
    inside(hull, seams, [-390, -240, -80, 80, 240, 390].map(rib)),
    ellipse([530, -90], [26, 46], BRASS, 'metal relief 8'),
    form('-440,-96! -640,-150! -640,-30!', tone(colour, -0.06), 'body relief 8'),
    inside(
      fillPath([0.5, 0.085, 52], 'body relief 14')`-210,150! 230,150! 190,240 150,262 -150,262
        -190,240`,
      roundRect([-260, 150, 540, 22], 0, BRASS, 'metal'),
    ),
    ...portholes([-120, -40, 40, 120], 206, 24, BRASS),
    line(polyline([-210, 206], [-276, 206]), 14, STEEL, 'metal even'),
    ellipse([-286, 166], [14, 50], WHITE, 'light alpha 0.7'),
    ellipse([-286, 246], [14, 50], WHITE, 'light alpha 0.7'),
    disc([-284, 206], 18, BRASS, 'metal relief 6'),
  ]
}
