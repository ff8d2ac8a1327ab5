import { paintPicture } from '../server/src/engines/studio/paint'
import { STYLES } from '../server/src/engines/studio/slots'

/** One style and size in a process of its own, so that the peak memory is its own. */

const PROMPTS = ['雪山湖泊日出，一叶小舟', '海上明月，灯塔', '松树，仙鹤，云海', '抽象，夜空']

const [, , wanted, width, height] = process.argv
const style = STYLES.find((id) => id === wanted)
if (style === undefined) throw new Error(`no style ${String(wanted)}`)

const paint = (prompt: string, seed: number) => {
  const started = performance.now()
  paintPicture({
    ...{ prompt, seed, style, negativePrompt: '' },
    ...{ width: Number(width), height: Number(height) },
  })
  return performance.now() - started
}
// The first picture also warms the compiler and the shared noise.
const firstMs = paint('山', 1)
const tookMs = PROMPTS.map(paint).sort((a, b) => a - b)
const result = {
  firstMs,
  medianMs: ((tookMs[1] ?? 0) + (tookMs[2] ?? 0)) / 2,
  slowestMs: tookMs[3] ?? 0,
  peakMb: process.resourceUsage().maxRSS / 1024,
}
process.stdout.write(JSON.stringify(result))
