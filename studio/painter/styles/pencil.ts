import { noiseTile, texel } from '../../lib/noise'
import { fallsInFront } from './layers'
import { Contours } from './pencil/contours'
import { Hatching } from './pencil/hatching'
import { choosePage } from './pencil/page'
import { PencilSheet } from './pencil/sheet'
import { buildTone, drawSpecks, smudgeTone } from './pencil/tone'
import { Things } from './pencil/things'
import { paintPlain } from './plain/plain'
import type { StylePainter } from './style'

/** Share of looking in the whole work; the rest is drawing. */
const PLAIN_SHARE = 0.28
const RUBBED_SHARE = 0.36
const HATCHED_SHARE = 0.84

function fixSheet(sheet: PencilSheet): Uint8ClampedArray {
  const paper = noiseTile('paper')
  const fibre = noiseTile('fibre')
  const grain = noiseTile('grain')
  return sheet.fix((x, y) => {
    const relief = (texel(paper, x, y) - texel(paper, x + 1, y + 1)) * 22
    return relief + (texel(fibre, x, y) - 0.5) * 5 + (texel(grain, x, y) - 0.5) * 5
  })
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
