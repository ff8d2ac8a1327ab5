import { hex } from '../../../colour'
import { type Frame, type Layer, ellipse, form, layer, line } from '../../build/form'
import { linear, tone } from '../../build/fill'

const WATER = hex('#4fb3d9')

/** Water before those who swim, with its waves and rings of ripples. @param top units of the frame */
export function poolLayer({ width, height }: Frame, top: number): Layer {
  const step = width / 6
  const crest = Array.from({ length: 7 }, (_, i) => `${i * step},${top + (i % 2 ? 14 : -10)}`).join(
    ' ',
  )
  const wave = (y: number, shift: number): string =>
    [0.1, 0.22, 0.34, 0.46]
      .map((u, i) => `${width * (u + shift)},${y + (i % 2 ? 12 : -8)}`)
      .join(' ')
  return layer(
    'water',
    'details',
    form(
      `-20,${top}! ${crest} ${width + 20},${top}! ${width + 20},${height + 20}! -20,${height + 20}!`,
      linear([0, top], [0, height], tone(WATER, 0.1), tone(WATER, -0.1)),
      'body alpha 0.9',
    ),
    ...[0.13, 0.21, 0.29].map((u, i) =>
      ellipse(
        [width / 2, top + 66 + i * 26],
        [width * (0.2 + u), 22 + i * 9],
        tone(WATER, 0.16),
        'light alpha 0.28',
      ),
    ),
    ...[0.34, 0.56, 0.8].map((u, i) =>
      line(wave(top + (height - top) * u, i % 2 ? 0.4 : 0.02), 9, tone(WATER, 0.24), 'light soft'),
    ),
  )
}
