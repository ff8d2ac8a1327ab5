import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Pixels } from './sheet'

const SIZE = 768

type Knots = readonly (readonly [x: number, y: number])[]

function line(context: SKRSContext2D, colour: string, knots: Knots): void {
  context.strokeStyle = colour
  context.beginPath()
  for (const [x, y] of knots) context.lineTo(x * SIZE, y * SIZE)
  context.stroke()
}

function blob(
  context: SKRSContext2D,
  colour: string,
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
): void {
  context.fillStyle = colour
  context.beginPath()
  context.ellipse(x * SIZE, y * SIZE, rx * SIZE, ry * SIZE, 0, 0, Math.PI * 2)
  context.fill()
}

function doodle(draw: (context: SKRSContext2D) => void): Pixels {
  const context = createCanvas(SIZE, SIZE).getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, SIZE, SIZE)
  context.lineWidth = 11
  context.lineCap = 'round'
  context.lineJoin = 'round'
  draw(context)
  return { width: SIZE, height: SIZE, rgba: context.getImageData(0, 0, SIZE, SIZE).data }
}

/** Quick doodles, with their prompts. */
export const DOODLES: readonly { readonly prompt: string; readonly sketch: Pixels }[] = [
  {
    prompt: '群山，湖，小船，日落',
    sketch: doodle((context) => {
      line(context, '#333', [
        [0, 0.45],
        [0.18, 0.22],
        [0.31, 0.43],
        [0.53, 0.15],
        [0.78, 0.46],
        [1, 0.35],
      ])
      line(context, '#2244dd', [
        [0, 0.645],
        [0.5, 0.65],
        [1, 0.645],
      ])
      blob(context, '#e03020', [0.82, 0.14], [0.065, 0.065])
      blob(context, '#8a5a20', [0.26, 0.79], [0.11, 0.1])
    }),
  },
  {
    prompt: '海上日出，灯塔',
    sketch: doodle((context) => {
      line(context, '#2244dd', [
        [0, 0.74],
        [1, 0.75],
      ])
      blob(context, '#f0a020', [0.22, 0.22], [0.09, 0.09])
      blob(context, '#8a5a20', [0.7, 0.7], [0.09, 0.17])
    }),
  },
  {
    prompt: '山，古塔，飞鸟',
    sketch: doodle((context) => {
      line(context, '#20a040', [
        [0, 0.82],
        [0.25, 0.7],
        [0.58, 0.78],
        [1, 0.58],
      ])
      blob(context, '#a01010', [0.74, 0.49], [0.08, 0.17])
      blob(context, '#333', [0.24, 0.23], [0.08, 0.04])
    }),
  },
]
