import { TAU } from '../../../lib/maths'
import { polyline, triples } from '../../drawing/notation'
import { disc, ellipse, layer, line, polygonForm, roundRect } from '../build/form'
import { type Form, type Layer, fillPath, fillPolygon, strokePath } from '../build/outlines'
import { type Oklch, linearStops, radial } from '../build/fill'
import { halo, rect } from '../places/stage'
import type { Area } from '../uses/compose'
import { type Behind, HORIZON, findLamp } from './backdrops'

/** Light that falls on a subject and what is behind it. */

const WARM: Oklch = [0.95, 0.075, 85]
const LEAF: Oklch = [0.42, 0.09, 145]

/** Leaves of a crown that reaches in from above. */
function canopy({ frame, random }: Behind): Form[] {
  const own = random.fork('canopy')
  const short = Math.min(frame.width, frame.height)
  return Array.from({ length: 64 }, (_, i) => {
    const u = own.next()
    const edge = Math.abs(u - 0.5) * 2
    const [x, y] = [frame.width * u, own.range(-0.03, 0.06 + edge * edge * 0.2) * short]
    const [turn, r] = [own.range(0, TAU), short * own.range(0.026, 0.048)]
    const fill: Oklch = [LEAF[0] + (i % 4) * 0.07, LEAF[1] + (i % 3) * 0.02, 138 + (i % 5) * 4]
    return ellipse([x, y], [r, r * 0.48], fill, { role: 'foliage', plain: true, turn })
  })
}

/** Patches of sun between the shadows of leaves; a face is left in the shade. */
function dapples(
  { frame, random, isFlat, focus }: Behind,
  area: Area,
  count: number,
  look: { readonly size: number; readonly alpha: number },
): Form[] {
  const own = random.fork(`dapples ${count}`)
  const short = Math.min(frame.width, frame.height)
  return Array.from({ length: count }, () => {
    const [x, y] = [own.range(area.left, area.right), own.range(area.top, area.bottom)]
    const r = short * own.range(0.014, 0.04) * look.size * (0.6 + (y / frame.height) * 0.8)
    return { x, y, r, flat: own.range(0.42, 0.6), alpha: look.alpha * own.range(0.6, 1) }
  })
    .filter(({ x, y }) => (x - focus.x) ** 2 + (y - focus.y) ** 2 > (focus.radius * 0.8) ** 2)
    .map(({ x, y, r, flat, alpha }) =>
      ellipse([x, y], [r, r * flat], WARM, {
        ...{ role: 'glow', plain: true, alpha, blur: isFlat ? 0 : 5 },
      }),
    )
}

/** The patches that lie on a subject. */
export const dappleSubject = (scene: Behind): Form[] =>
  dapples(scene, scene.box, 22, { size: 0.75, alpha: 0.4 })

/** The light of a window with two by three panes, aslant on what it falls on. */
function panes({ frame }: Behind, at: number, alpha: number): Form {
  const { width, height } = frame
  const [left, top] = [width * at, height * 0.1]
  const [wide, tall, gap] = [width * 0.135, height * 0.15, 0.014]
  const rings = [0, 1].flatMap((column) =>
    [0, 1, 2].map((row) => {
      const x = left + column * (wide + width * gap)
      const y = top + row * (tall + height * gap) + column * height * 0.085
      const slope = height * 0.075
      return polyline(
        [x, y],
        [x + wide, y + slope],
        [x + wide + tall * 0.34, y + tall + slope],
        [x + tall * 0.34, y + tall],
      )
    }),
  )
  // each row lies further to the right than the one above it
  const moved = rings.map((ring, i) =>
    ring.map(([x, y]) => [x + (i % 3) * tall * 0.36, y] as const),
  )
  return { rings: moved, union: true, role: 'glow', fill: WARM, plain: true, alpha }
}

/** Sun that comes in by a window behind the subject: two soft bands and where they end. */
function fallingSun({ frame, box }: Behind): Form[] {
  const { width, height } = frame
  const foot = Math.min(height * 0.97, box.bottom + height * 0.02)
  const bands = [0.1, 0.42].map((at) =>
    polygonForm(
      [
        polyline(
          [width * at, height * 0.04],
          [width * (at + 0.2), height * 0.04],
          [width * (at + 0.52), foot],
          [width * (at + 0.24), foot],
        ),
      ],
      linearStops([0, 0], [0, foot], '0,0.98,0.07,92,0.26 1,0.96,0.07,90,0.05'),
      'detail plain blur 14',
    ),
  )
  return [...bands, halo([width * 0.62, foot], width * 0.36, [0.95, 0.1, 86], 0.5)]
}

/** A window at the left edge, seen from the side, with its curtain. */
function windowEdge({ frame }: Behind): Form[] {
  const { width, height } = frame
  const w = width * 0.075
  return [
    fillPolygon([0.98, 0.03, 95], 'glow plain')`-10,-10 ${w},${height * 0.05} ${w},${height * 0.66}
      -10,${height * 0.74}`,
    ...[0.05, 0.25, 0.46, 0.66].map(
      (y) =>
        strokePath(11, [0.97, 0.012, 80], 'body even')`-10,${height * (y * 1.15 - 0.06)}
        ${w},${height * y}`,
    ),
    line(polyline([w, height * 0.03], [w, height * 0.68]), 15, [0.97, 0.012, 80], 'body even'),
  ]
}

function beams({ frame, isFlat, style, water }: Behind, strength: number): Form[] {
  const { width, height } = frame
  const top = water ?? -10
  const foot = isFlat ? height + 10 : height * 0.94
  // a sheet of one colour hides what is behind it
  const alpha = isFlat ? 1 : strength
  return triples('-0.1,0.1,0.26 0.08,0.24,0.3 0.28,0.36,0.2 0.42,0.54,0.26').map(
    ([from, to, wide]) => {
      const [x0, x1] = [width * from, width * (to + 0.24)]
      const w = width * wide * 0.42
      return polygonForm(
        [polyline([x0, top], [x0 + w * 0.5, top], [x1 + w, foot], [x1 - w * 0.2, foot])],
        linearStops([0, top], [0, foot], `0,0.97,0.06,92,${alpha} 1,0.95,0.06,92,0`),
        style === 'neon'
          ? 'glow plain alpha 0.1'
          : isFlat
            ? 'detail plain alpha 0.3'
            : 'detail plain',
      )
    },
  )
}

/** A burning candle on the ground at one side. */
function candle({ frame, box }: Behind): Form[] {
  const short = Math.min(frame.width, frame.height)
  const side = (box.left + box.right) / 2 > frame.width / 2 ? -1 : 1
  const [x, foot] = [frame.width * (side < 0 ? 0.12 : 0.88), frame.height * 0.95]
  const [w, tall] = [short * 0.034, short * 0.2]
  const top = foot - tall
  const flame = (k: number, fill: Oklch): Form =>
    fillPath(fill, 'glow plain')`${x},${top - 96 * k}! ${x + 22 * k},${top - 34 * k}
      ${x},${top - 6}! ${x - 22 * k},${top - 34 * k}`
  return [
    halo([x, top - 40], short * 0.42, [0.86, 0.14, 66], 0.7),
    disc([x, top - 40], short * 0.1, [0.9, 0.13, 74], 'glow plain alpha 0.32'),
    ellipse([x, foot], [w * 2, w * 0.6], [0.6, 0.08, 70], 'metal relief 4'),
    roundRect([x - w, top, w * 2, tall], w * 0.4, [0.95, 0.035, 82], 'body relief 8'),
    line(polyline([x, top + 4], [x, top - 14]), 5, [0.25, 0.02, 50], 'line even'),
    flame(1, [0.82, 0.16, 62]),
    flame(0.62, [0.96, 0.1, 95]),
  ]
}

/** Dark all round, light where the subject is. */
function vignette({ frame, box }: Behind): Form {
  const { width, height } = frame
  const centre = [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const
  const fill = radial(
    centre,
    [width * 0.66, height * 0.66],
    [1, 0, 0],
    [0.8, 0.05, 60],
    [0.22, 0.05, 40],
  )
  return polygonForm([rect(-10, -10, width + 20, height + 20)], fill, 'light plain multiply')
}

/** The round of a follow spot on a ground that is dark otherwise. */
function followSpot(scene: Behind): Form[] {
  const { left, top, right, bottom } = scene.box
  const reach = Math.max(right - left, bottom - top) * 0.58
  return [
    veil(scene, [0.4, 0.045, 285], 0.8),
    halo([(left + right) / 2, (top + bottom) / 2], reach * 1.25, [0.96, 0.06, 88], 0.85),
  ]
}

type Cast = { readonly behind: readonly Layer[]; readonly before: readonly Layer[] }

const veil = ({ frame }: Behind, fill: Oklch, alpha: number): Form =>
  polygonForm([rect(-10, -10, frame.width + 20, frame.height + 20)], fill, {
    ...{ role: 'light', plain: true, blend: 'multiply', alpha },
  })

/** Lights that lie on all of a picture. */
export function castPatches(scene: Behind): Cast {
  const { effects, frame } = scene
  const [behind, before]: [Form[], Form[]] = [[], []]
  // patches in the air and on hills would float
  const field = { left: 0, top: frame.height * HORIZON, right: frame.width, bottom: frame.height }
  if (effects.has('dapple')) {
    behind.push(
      veil(scene, [0.7, 0.07, 150], 0.4),
      ...dapples(scene, field, 26, { size: 1, alpha: 0.66 }),
    )
    before.push(...canopy(scene))
  }
  if (effects.has('window')) {
    // a window that is seen stays as bright as it is
    if (scene.keepsGround) behind.push(...fallingSun(scene))
    else {
      behind.push(veil(scene, [0.72, 0.04, 60], 0.55), panes(scene, 0.12, 0.8))
      behind.push(panes(scene, 0.56, 0.5), ...windowEdge(scene))
      // a sheet of one colour would cut a face
      if (!scene.isFlat) before.push(panes(scene, 0.3, 0.16))
    }
  }
  if (effects.has('moon') && scene.isOnTable) behind.push(veil(scene, [0.5, 0.075, 262], 0.75))
  if (effects.has('sun') && scene.keepsGround) {
    const { x, side } = findLamp(scene)
    const short = Math.min(frame.width, frame.height)
    behind.push(halo([x + side * short * 0.1, 0], short * 0.8, [0.97, 0.09, 86], 0.85))
  }
  if (effects.has('shafts')) {
    behind.push(...beams(scene, 0.75))
    if (scene.water === null) before.push(...beams(scene, 0.28).slice(1, 3))
  }
  if (effects.has('candle')) {
    if (scene.keepsGround && !scene.isFlat) before.push(vignette(scene))
    before.push(...candle(scene))
  }
  if (effects.has('spot') && scene.keepsGround) behind.push(...followSpot(scene))
  return {
    behind: behind.length > 0 ? [layer('light behind', 'setting', behind)] : [],
    before: before.length > 0 ? [layer('cast light', 'light', before)] : [],
  }
}

/** Ripples of a puddle. */
export function drawGlints({ frame, random }: Behind, base: number): Form[] {
  const own = random.fork('glints')
  return Array.from({ length: 26 }, () => {
    const y = own.range(base + 6, frame.height)
    const at = [own.range(0, frame.width), y] as const
    return ellipse(at, [own.range(20, 90), own.range(1.6, 3.4)], [0.93, 0.02, 230], {
      ...{ role: 'glow', plain: true, alpha: own.range(0.25, 0.6) },
    })
  })
}
