import { paintPicture } from '@studio/painter/paint'
import { warmNoise } from '@studio/lib/noise'
import { STYLES } from '@studio/painter/slots'

/**
 * One style and size in a process of its own, so that the peak memory is its own:
 * bench-painter.ts <style> <width> <height> [pictures]
 * Times are CPU time of one core after the noise is there and one picture has warmed the compiler.
 */

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
]

const [, , wanted, width, height, pictures = '10'] = process.argv
const style = STYLES.find((id) => id === wanted)
if (style === undefined) throw new Error(`no style ${String(wanted)}`)

function cpuMs(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const paint = (seed: number) =>
  cpuMs(() => {
    paintPicture({
      ...{ prompt: PROMPTS[seed % PROMPTS.length] ?? '', seed, style, negativePrompt: '' },
      ...{ width: Number(width), height: Number(height) },
    })
  })

async function main(): Promise<void> {
  const warmMs = cpuMs(warmNoise)
  const firstMs = paint(0)
  const tookMs: number[] = []
  for (let seed = 0; seed < Number(pictures); seed++) {
    tookMs.push(paint(seed))
    // as the worker does: canvases are freed on a turn of the event loop
    await new Promise((resolve) => setImmediate(resolve))
  }
  tookMs.sort((a, b) => a - b)
  const medianMs = tookMs[Math.floor(tookMs.length / 2)] ?? 0
  const slowestMs = tookMs.at(-1) ?? 0
  const peakMb = process.resourceUsage().maxRSS / 1024
  process.stdout.write(JSON.stringify({ warmMs, firstMs, medianMs, slowestMs, peakMb }))
}

void main()
