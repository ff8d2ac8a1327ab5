/** Photographs become a video: in their order, with words, moves and crossings. */
import type { vidMaker as definition } from '@contract/tools/vidMaker'
import { cameraPath, type Move } from '../motion/camera'
import type { Crossing } from '../motion/crossing'
import { addMusic } from './music/add'
import { createCaptions, placeNarration, readNarration, secondsWith } from './narration/narration'
import { ToolRefusal } from './refusal'
import { videoOfShots, type MovingShot } from './video-shots'
import { photoShot, titleShot } from './photo-shot'
import type { StudioTool } from './tool'

const FPS = 24
const MAX_SECONDS = 60
const MAX_PIXELS = 2_000_000
/** Share of the work that reading the photographs is. */
const READING = 0.15
const SIZES: Readonly<Record<string, { width: number; height: number }>> = {
  '9:16': { width: 720, height: 1280 },
  '16:9': { width: 1280, height: 720 },
  '1:1': { width: 960, height: 960 },
  '3:4': { width: 864, height: 1152 },
}
const VARIED: readonly Move[] = ['in', 'right', 'out', 'left']
const PANS: readonly Move[] = ['right', 'left']

function chooseMove(wish: string, shot: number): Move {
  if (wish === 'varied') return VARIED[shot % VARIED.length]
  return wish === 'pan' ? PANS[shot % PANS.length] : (wish as Move)
}

export const vidMaker: StudioTool<typeof definition> = async (work) => {
  const { shots, ratio, crossing, move } = work.params
  const spoken = await readNarration(work, shots)
  const lengths = shots.map((shot, i) => secondsWith(shot, spoken[i]))
  const total = lengths.reduce((sum, seconds) => sum + seconds, 0)
  if (total > MAX_SECONDS) throw new ToolRefusal(`成片最长 ${MAX_SECONDS} 秒，请少放几张或缩短时长`)
  const size = SIZES[ratio]
  if (!size) throw new ToolRefusal('这个画幅暂不支持')
  const pictures = await work.images('shots', { maxPixels: MAX_PIXELS })
  const moving: MovingShot[] = []
  for (const [i, { image, text }] of shots.entries()) {
    const seconds = lengths[i]
    const caption = spoken[i] ? '' : text
    const stage = { ...size, seconds, first: i === 0 }
    const picture = image === null ? undefined : pictures.shift()
    const camera = cameraPath(chooseMove(move, i), { seconds, loops: false })
    moving.push(picture ? await photoShot(picture, caption, stage, camera) : titleShot(text, stage))
    work.progress((READING * (i + 1)) / shots.length)
  }
  // A shot without a picture shows its words all the time.
  const captions = shots.map(({ image, text }) => (image === null ? '' : text))
  const narration = placeNarration(spoken, lengths, captions)
  const overlay = createCaptions(narration, size)
  const plan = { ...size, fps: FPS, crossing: crossing as Crossing, from: READING, overlay }
  const video = await videoOfShots(work, moving, plan)
  const words = shots.map(({ text }) => text)
  return { videos: [video], notes: await addMusic(work, { ...video, fps: FPS, words, narration }) }
}
