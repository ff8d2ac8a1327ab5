import { noiseTile, texel } from '../../lib/noise'
import { fallsInFront } from './layers'
import { Contours } from './pencil/contours'
import { Hatching } from './pencil/hatching'
import { choosePage } from './pencil/page'
import { PencilSheet } from './pencil/sheet'
import { drawSpecks } from './pencil/specks'
import { smudgeTone } from './pencil/smudge'
import { Things } from './pencil/things'
import { buildTone } from './pencil/tone'
import { paintPlain } from './plain/plain'
import type { StylePainter } from './style'

/** Share of looking in the whole work; the rest is drawing. */
const PLAIN_SHARE = 0.28
const RUBBED_SHARE = 0.36
const HATCHED_SHARE = 0.84

function fixSheet(sheet: PencilSheet): Uint8ClampedArray {
  const { width, height } = sheet
  const paper = noiseTile('paper')
  const fibre = noiseTile('fibre')
  const grain = noiseTile('grain')
  const planes = [sheet.red, sheet.green, sheet.blue] as const
  const out = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const relief = (texel(paper, x, y) - texel(paper, x + 1, y + 1)) * 22
      const noise = relief + (texel(fibre, x, y) - 0.5) * 5 + (texel(grain, x, y) - 0.5) * 5
      for (const channel of [0, 1, 2] as const) {
        out[i * 4 + channel] = sheet.show(i, channel, planes[channel][i]) + noise
      }
      out[i * 4 + 3] = 255
    }
  }
  return out
}

export const pencil: StylePainter = {
  id: 'pencil',
  paint(scene, random, report) {
    const page = choosePage(scene)
    const plain = paintPlain(scene, random, {
      skips: fallsInFront,
      report: (share, snapshot) => report(share * PLAIN_SHARE, snapshot, 'look'),
    })
    const sheet = new PencilSheet(scene.width, scene.height, scene.unit, page)
    const snapshot = (side?: number) =>
      sheet.shrink((value, channel, i) => sheet.show(i, channel, value), side)
    const tone = buildTone(scene, plain, page)
    const things = new Things(scene)
    smudgeTone(sheet, scene, plain, tone, things)
    report(RUBBED_SHARE, snapshot, 'rub')
    new Hatching(scene, things, tone, sheet, random.fork('hatching')).draw((share, name) =>
      report(RUBBED_SHARE + share * (HATCHED_SHARE - RUBBED_SHARE), snapshot, name),
    )
    new Contours(scene, things, sheet, random.fork('contours')).draw()
    report(0.92, snapshot, 'lines')
    drawSpecks(sheet, scene, plain, random.fork('specks'))
    return fixSheet(sheet)
  },
}
