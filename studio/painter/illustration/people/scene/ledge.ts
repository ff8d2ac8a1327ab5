import { drawBridge, drawRoof } from '../action/high-seats'
import { type Frame, type Layer, inside, layer } from '../../build/form'
import { fillPath, strokePath } from '../../build/outlines'
import { type Oklch, tone } from '../../build/fill'
import type { Company } from '../action/placing'

/** Of the frame's height, the face of the cliff below the feet. */
export const LEDGE_RISE = 0.16

const ROCK: Oklch = [0.5, 0.03, 62]
const GRASS: Oklch = [0.6, 0.1, 140]

/** 站在桥上, 站在屋顶上: from one edge of the frame to the other. */
function acrossLayer(kind: string, ground: number, { width, height }: Frame): Layer {
  const box = [-40, width + 40, height + 40]
  const forms =
    kind === 'roof' ? drawRoof(ground - 12, box, 64) : drawBridge(ground + 8, box, height / 1250)
  return layer('ledge', 'setting', forms)
}

/** 站在悬崖边: a cliff from the left edge of the frame to beyond the feet, and the drop. */
export function ledgeLayer(
  { ground, round }: Company,
  { width, height }: Frame,
  kind: string,
): Layer {
  if (kind !== 'cliff') return acrossLayer(kind, ground, { width, height })
  const edge = Math.min(width * 0.86, round.x + width * 0.2)
  const top = ground - 26
  const at = (x: number, y: number): string => `${edge + x},${top + y}`
  const low = height + 40
  const face = inside(
    fillPath(ROCK, 'body relief 14')`-40,${top - 6}! ${edge * 0.5},${top - 14} ${at(-60, -4)}
      ${at(0, 6)}! ${at(22, 30)}! ${at(-14, 66)} ${at(4, 110)}! ${at(-46, 150)} ${at(-30, 210)}!
      ${edge - 96},${low}! -40,${low}!`,
    fillPath(tone(ROCK, -0.05), 'shade')`-40,${top + 120}! ${at(-220, 90)} ${at(-60, 140)}!
      ${at(-120, 300)} -40,${low}!`,
    ...[0.16, 0.38, 0.6, 0.8].map(
      (share, i) =>
        strokePath(6, tone(ROCK, -0.13), 'detail')`${edge * share},${top + 44 + (i % 2) * 20}
        ${edge * share + 26},${top + 100} ${edge * share - 6},${top + 170}
        ${edge * share + 20},${top + 260}`,
    ),
    fillPath(GRASS, 'detail')`-60,${top - 60}! ${at(40, -60)}! ${at(26, 26)}! ${at(-50, 32)}
      ${at(-120, 22)} ${at(-200, 40)} ${edge * 0.5},${top + 26} ${edge * 0.3},${top + 44}
      ${edge * 0.12},${top + 26} -60,${top + 40}!`,
  )
  return layer('ledge', 'setting', face)
}
