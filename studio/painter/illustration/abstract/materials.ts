/** Surfaces of one material, that the whole picture shows: brushed metal, leather, paper, concrete. */
import { sin } from '../../../lib/maths'
import { makeNoise1d } from '../../../lib/noise'
import type { Point } from '../../drawing'
import { ellipsePath } from '../build/path'
import { layer, linear } from '../build/form'
import { rect } from '../design/kit/board'
import type { Form, Layer } from '../node'
import { type Sheet, across, groundLayer, net, steps } from './kit'

/** The material over the whole frame, as a form of its own: a ground alone shows no thing. */
function surface(sheet: Sheet, fill: Form['fill'], grain: readonly Form[]): Layer[] {
  const { width, height } = sheet.frame
  const whole = rect([-20, -20, width + 40, height + 40], fill, { role: 'body', plain: true })
  return [groundLayer(sheet), layer('grain', 'forms', [whole, ...grain])]
}

/** A line as thin as a hair, as a strip that a net can hold. */
const strip = (x: number, y: number, length: number, thick: number): Point[] => [
  [x, y],
  [x + length, y],
  [x + length, y + thick],
  [x, y + thick],
]

/** Strips that lie anywhere on the sheet. */
function scratches({ frame, random }: Sheet, count: number, long: number): Point[][] {
  return Array.from({ length: count }, () => {
    const length = random.range(0.3, 1) * long * frame.width
    const x = random.range(-0.2, 1) * frame.width
    return strip(x, random.next() * frame.height, length, random.range(0.7, 2))
  })
}

/** Spots that lie anywhere on the sheet. */
function spots({ frame, random }: Sheet, count: number, least: number, most: number): Point[][] {
  return Array.from({ length: count }, () => {
    const r = random.range(least, most)
    const [x, y] = [random.next() * frame.width, random.next() * frame.height]
    return ellipsePath(x, y, r, r * random.range(0.6, 1))
  })
}

const STEEL_HUE = 250

/** Bands of light over metal that was brushed from side to side (金属拉丝). */
export function brushed(sheet: Sheet): Layer[] {
  const { frame, tones, random } = sheet
  const base = tones.isDark ? 0.36 : 0.74
  const bands = steps(7, 0, 1).map((t) => base + sin(t * 6 + random.next()) * 0.07)
  // steel has hardly a colour, brass and copper have
  const isSteel = Math.abs(tones.at(0, 0.5, 0.1)[2] - STEEL_HUE) < 12
  const tone = (lightness: number) => tones.at(0.4, lightness, isSteel ? 0.008 : 0.085)
  const sheen = linear([0, 0], [frame.width, frame.height * 0.35], ...bands.map(tone))
  return surface(sheet, sheen, [
    net(scratches(sheet, 900, 0.7), tone(base - 0.16), { alpha: 0.4 }),
    net(scratches(sheet, 900, 0.7), tone(base + 0.14), { alpha: 0.45 }),
  ])
}

/** Small swellings between creases, on leather (皮革). */
export function leather(sheet: Sheet): Layer[] {
  const { frame, tones, random } = sheet
  const base = tones.isDark ? 0.28 : 0.46
  const cell = 21
  const rows = steps(Math.ceil(frame.height / cell) + 1, 0, frame.height)
  const at = (dx: number, dy: number, share: number): Point[][] =>
    rows.flatMap((y, row) =>
      steps(Math.ceil(frame.width / cell) + 1, 0, frame.width).map((x) => {
        const own = random.fork(`${row} ${x}`)
        const r = cell * own.range(0.38, 0.66) * share
        const shift = own.range(0, 0.9) * cell
        const move = (): number => own.spread() * cell * 0.34
        return ellipsePath(x + shift + move() + dx, y + move() + dy, r, r * own.range(0.7, 1))
      }),
    )
  const tone = (lightness: number) => tones.at(0.35, lightness, 0.07)
  return surface(sheet, tone(base - 0.12), [
    net(at(0, 0, 1), tone(base), {}),
    net(at(-2, -2.4, 0.5), tone(base + 0.07), { alpha: 0.5 }),
  ])
}

/** Fibres in paper (宣纸, 牛皮纸). */
export function paper(sheet: Sheet): Layer[] {
  const { frame, tones, random } = sheet
  const noise = makeNoise1d(random)
  const base = tones.isDark ? 0.62 : 0.88
  const tone = (lightness: number) => tones.at(0.3, lightness, tones.isDark ? 0.06 : 0.028)
  const fibres = Array.from({ length: 260 }, (_, i): Point[] => {
    const [x, y] = [random.next() * frame.width, random.next() * frame.height]
    const turn = random.spread() * 3
    const path = steps(7, 0, 1).map((t): Point => {
      const bend = noise(i * 3 + t * 2, 2, 0.5) * 20
      return [x + t * 46 - bend * sin(turn), y + t * turn * 12 + bend]
    })
    return [...path, ...path.map(([px, py]): Point => [px + 0.6, py + 1.3]).reverse()]
  })
  return surface(sheet, tone(base), [
    net(spots(sheet, 40, 60, 190), tone(base - 0.035), { alpha: 0.12, blur: 40 }),
    net(fibres, tone(base - 0.17), { alpha: 0.5 }),
    net(spots(sheet, 500, 0.6, 1.7), tone(base - 0.2), { alpha: 0.4 }),
  ])
}

/** Grains of sand, pores of concrete (水泥, 沙). */
export function grains(sheet: Sheet, isSand = false): Layer[] {
  const { frame, tones } = sheet
  const base = tones.isDark ? 0.42 : 0.7
  const tone = (lightness: number) => tones.at(0.4, lightness, isSand ? 0.06 : 0.006)
  const waves = steps(isSand ? 16 : 0, 0.02, 0.98).map((y, i): Form => {
    const path = across(frame, 40, (t) => [0, frame.height * y + sin(t * 9 + i * 0.4) * 12])
    const lower = path.map(([px, py]): Point => [px, py + 16]).reverse()
    return net([[...path, ...lower]], tone(base - 0.1), { alpha: 0.45, blur: 7 })
  })
  return surface(sheet, tone(base), [
    net(spots(sheet, 24, 90, 260), tone(base - 0.1), { alpha: 0.14, blur: 50 }),
    ...waves,
    net(spots(sheet, 1400, 1, 3.2), tone(base - 0.14), { alpha: 0.55 }),
    net(spots(sheet, 900, 1, 2.8), tone(base + 0.12), { alpha: 0.55 }),
  ])
}
