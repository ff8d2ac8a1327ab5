/** Words become a video: every shot is painted in sheets, a camera moves through them. */
import type { short as definition } from '@contract/tools/short'
import { cameraPath, type Move } from '../motion/camera'
import type { Crossing } from '../motion/crossing'
import { addMusic } from './music/add'
import { createCaptions, placeNarration, readNarration, secondsWith } from './narration/narration'
import { ToolRefusal } from './refusal'
import { picturePieces } from '../painter/paint'
import type { StyleId } from '../painter/slots'
import { videoOfShots, type MovingShot } from './video-shots'
import { paintedShot } from './painted-shot'
import type { StudioTool } from './tool'

const FPS = 24
const LONG_SIDE = 1024
const [MIN_SECONDS, MAX_SECONDS] = [1, 30]
const SEEDS = 2 ** 31
/** Share of the work that painting is. */
const PAINTING = 0.65
const VARIED: readonly Move[] = ['in', 'right', 'out', 'left', 'orbit', 'in']

/** Even sides of a ratio such as `16:9`; the longer one is LONG_SIDE. */
function parseRatio(ratio: string): { width: number; height: number } {
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  const longer = Math.max(across, down, 1)
  const side = (share: number) => Math.max(320, Math.round((LONG_SIDE * share) / longer / 2) * 2)
  return { width: side(across), height: side(down) }
}

export const short: StudioTool<typeof definition> = async (work) => {
  const { shots, style, ratio, camera, crossing } = work.params
  const spoken = await readNarration(work, shots)
  const lengths = shots.map((shot, i) => secondsWith(shot, spoken[i]))
  const total = lengths.reduce((sum, seconds) => sum + seconds, 0)
  if (total < MIN_SECONDS || total > MAX_SECONDS)
    throw new ToolRefusal(`短片要在 ${MIN_SECONDS} 到 ${MAX_SECONDS} 秒之间`)
  if (shots.some(({ text }) => text.trim() === '')) throw new ToolRefusal('每个镜头都要写下画面')
  const size = parseRatio(ratio)
  const moving: MovingShot[] = []
  // One video has one style: what the first shot was painted in.
  let usedStyle = style as StyleId | null
  for (const [i, { text }] of shots.entries()) {
    const seconds = lengths[i]
    const seed = (work.seed + i) % SEEDS
    const request = {
      prompt: text,
      negativePrompt: '',
      style: usedStyle,
      ...size,
      seed,
    }
    const pieces = picturePieces(request, (share) =>
      work.progress((PAINTING * (i + share)) / shots.length),
    )
    usedStyle = pieces.style
    const move = camera === 'varied' ? VARIED[i % VARIED.length] : (camera as Move)
    const path = cameraPath(move, { seconds, loops: false })
    moving.push(paintedShot(pieces, { ...size, seconds, seed }, path))
  }
  const words = shots.map(({ text }) => text)
  const narration = placeNarration(spoken, lengths, words)
  const overlay = createCaptions(narration, size)
  const plan = { ...size, fps: FPS, crossing: crossing as Crossing, from: PAINTING, overlay }
  const video = await videoOfShots(work, moving, plan)
  return { videos: [video], notes: await addMusic(work, { ...video, fps: FPS, words, narration }) }
}
