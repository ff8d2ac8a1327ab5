/** Mask of marks, as a small grey picture: overlay of the mask studio. */
import sharp from 'sharp'
import type { Mask } from '@media/raster'
import type { NetRun } from '@nets/run'
import {
  beginMarking,
  type MarkedPicture,
  outlinesOfRest,
  previewMask,
} from '../imaging/masks/preview'
import { MASK_PIXELS } from '../imaging/masks/source'
import { bodyShares, cutsBody } from './filling/changed-things'
import { createDetectors } from './subject-seed'
import type { ToolResult } from './tool'
import type { AnyWork } from './work'

interface MarkingSession {
  readonly marking: MarkedPicture
  /** Asks networks from now on by this run: those of the one before answer no more. */
  use(nets: NetRun): void
}

/** Pictures someone is marking right now, by reference, the latest last: taps follow each other. */
const sessions = new Map<string, MarkingSession>()
const MAX_SESSIONS = 3

async function startSession(work: AnyWork): Promise<MarkingSession> {
  const picture = await work.image('image', { maxPixels: MASK_PIXELS })
  let nets = work.nets
  const eyes = createDetectors((request) => nets(request))
  return {
    marking: beginMarking(picture, eyes, (await work.planned('image'))?.known),
    use: (next) => void (nets = next),
  }
}

async function loadMarkedPicture(work: AnyWork): Promise<MarkedPicture> {
  const { image: ref } = work.params as unknown as { image: string }
  const session = sessions.get(ref) ?? (await startSession(work))
  session.use(work.nets)
  sessions.delete(ref)
  sessions.set(ref, session)
  const [oldest] = sessions.keys()
  if (sessions.size > MAX_SESSIONS && oldest !== undefined) sessions.delete(oldest)
  return session.marking
}

const PART_OF_BODY = '选区只到身体的一部分，剩下的会留在画面里；要整个选中，请再点其余的地方'

/** Only where a tap has had things looked for already: no preview becomes slower by it. */
async function leavesRestOfBody({ source, picture }: MarkedPicture, mask: Mask): Promise<boolean> {
  const { querySegments, boxes } = source
  if (!querySegments || !boxes) return false
  const hole = mask.values.map((value) => (value >= 128 ? 1 : 0))
  const shareOf = bodyShares(
    async (box) => (await querySegments({ box }))[0] ?? null,
    picture,
    hole,
  )
  return cutsBody({ objects: boxes, faces: [] }, { hole, size: picture, shareOf })
}

export async function maskTool(work: AnyWork): Promise<ToolResult> {
  const marking = await loadMarkedPicture(work)
  const { mask, confidence, choices, ...said } = await previewMask(marking, work.params.mask)
  const message = said.message ?? ((await leavesRestOfBody(marking, mask)) ? PART_OF_BODY : null)
  const { width, height, values } = mask
  const png = await sharp(values, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 6 })
    .toBuffer()
  return { answer: { width, height, png: png.toString('base64'), confidence, message, choices } }
}

/** Answer: closed lines around what the last stroke left of the thing that it covers; maybe none. */
export async function maskRestTool(work: AnyWork): Promise<ToolResult> {
  const marking = await loadMarkedPicture(work)
  return { answer: { outlines: await outlinesOfRest(marking, work.params.mask) } }
}
