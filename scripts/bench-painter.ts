import { type PaintRequest, paintPicture } from '@studio/painter/paint'
import { warmNoise } from '@studio/lib/noise'
import { STYLES } from '@studio/painter/slots'
import { takeStages } from '../server/src/integrations/engines/studio/taking'

/**
 * One style and size in a process of its own, so that the peak memory is its own:
 * bench-painter.ts <style> <width> <height> [pictures] [pictures with stages]
 * Times are CPU time of one core after the noise is there and one picture has warmed the compiler.
 */

/** Drawn large. */
const THINGS = ['粉色头发的女孩', '一碗牛肉面', '红色跑车', '柯基', '一束玫瑰花']

const PROMPTS = [
  '雪山湖泊日出，一叶小舟',
  '海上明月，灯塔',
  '松树，仙鹤，云海',
  '雨夜的城市，行人',
  '园林，锦鲤',
  '秋天的森林，鹿',
  '窗边的猫，书',
  '抽象',
  '竹林里的小路',
  '傍晚的村庄',
  ...THINGS,
]
/** Half of what stages are weighed with. */
const WITH_STAGES = PROMPTS.slice(5)

const TURNS = 3

const [, , wanted, width, height, pictures = '15', staged = '10'] = process.argv
const style = STYLES.find((id) => id === wanted)
if (style === undefined) throw new Error(`no style ${String(wanted)}`)

function cpuMs(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const buildRequest = (seed: number): PaintRequest => ({
  prompt: PROMPTS[seed % PROMPTS.length] ?? '',
  seed,
  style,
  negativePrompt: '',
  width: Number(width),
  height: Number(height),
})
const paint = (seed: number) => cpuMs(() => void paintPicture(buildRequest(seed)))

/**
 * Slowdown of a picture by its stages, which are taken and encoded on the same thread: the whole
 * against the whole without them, within one painting, because two paintings of the same picture
 * differ by more on a busy machine. The minimum of some turns.
 */
async function stagesRatio(prompt: string, seed: number): Promise<number> {
  const request = { ...buildRequest(seed), prompt }
  let least = Infinity
  for (let turn = 0; turn < TURNS; turn++) {
    let stagesMs = 0
    let taken = false
    const follow = takeStages(request, ({ stage }) => {
      taken = stage !== undefined
    })
    const wholeMs = cpuMs(() => {
      paintPicture(request, (...step) => {
        taken = false
        const tookMs = cpuMs(() => follow(...step))
        // asking for the time costs more than a step without a stage
        if (taken) stagesMs += tookMs
      })
    })
    least = Math.min(least, wholeMs / (wholeMs - stagesMs))
    await new Promise((resolve) => setImmediate(resolve))
  }
  return least
}

async function main(): Promise<void> {
  const warmMs = cpuMs(warmNoise)
  const firstMs = paint(0)
  const tookMs: number[] = []
  for (let seed = 0; seed < Number(pictures); seed++) {
    tookMs.push(paint(seed))
    // as the worker does: canvases are freed on a turn of the event loop
    await new Promise((resolve) => setImmediate(resolve))
  }
  const peakMb = process.resourceUsage().maxRSS / 1024
  const ratios: number[] = []
  for (const [seed, prompt] of WITH_STAGES.slice(0, Number(staged)).entries())
    ratios.push(await stagesRatio(prompt, seed))
  ratios.sort((a, b) => a - b)
  const withStages = ratios[Math.floor(ratios.length / 2)] ?? 1
  const withStagesMost = ratios.at(-1) ?? 1
  tookMs.sort((a, b) => a - b)
  const medianMs = tookMs[Math.floor(tookMs.length / 2)] ?? 0
  const slowestMs = tookMs.at(-1) ?? 0
  process.stdout.write(
    JSON.stringify({
      warmMs,
      firstMs,
      medianMs,
      slowestMs,
      peakMb,
      withStages,
      withStagesMost,
    }),
  )
}

void main()
