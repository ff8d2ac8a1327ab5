/** Turns requests of the port into single pictures of a diffusion server, and its files into results. */
import { writeReferencePrompt } from '@contract/tools/references'
import { decodeRaster } from '@media/codec'
import type { Raster } from '@media/raster'
import {
  type EngineContext,
  EngineError,
  type EnginePicture,
  type EngineResult,
  type Text2ImgRequest,
} from '../engine'
import { drawReferences } from '../edits/references'
import { forgetful, splitMemory } from '../remote/memory'
import { checkPicture, cropToSize, fitToSize, collectNotes } from '../remote/pictures'
import type { CallContext, Painting, ServerProgress } from './server'
import { joined, plainWords, wordsOfStyle } from './styles'
import { texts } from './texts'

const SEEDS = 2 ** 31

/** The seed of picture `index` of a job. */
export const computeSeed = (seed: number, index: number): number => (seed + index) % SEEDS

/** Of a frame that a server sent; null for one that is no picture. */
function detectMime(frame: Buffer): string | null {
  if (frame.length < 12) return null
  if (frame.readUInt16BE(0) === 0xffd8) return 'image/jpeg'
  if (frame.subarray(1, 4).toString('latin1') === 'PNG') return 'image/png'
  return frame.subarray(8, 12).toString('latin1') === 'WEBP' ? 'image/webp' : null
}

/** Contexts for the pictures of a request; progress of the whole never falls. */
export function createPictureContexts(
  context: EngineContext,
  count: number,
): (index: number) => CallContext {
  const { signal } = context
  const memoryOf = splitMemory(context.remote ?? forgetful())
  let reached = 0
  return (index) => ({
    signal,
    remote: memoryOf(String(index)),
    onProgress({ progress, preview, ahead }: ServerProgress) {
      reached = Math.max(reached, (index + Math.min(1, Math.max(0, progress))) / count)
      const mime = preview && detectMime(preview)
      context.onProgress({
        progress: reached,
        index,
        ...(ahead !== undefined && { queue: { ahead } }),
        ...(mime && { picture: { data: preview, mime } }),
      })
    },
  })
}

/** Pixels of a file that is whole and about the requested size. */
export async function checkedPixels(
  label: string,
  file: Buffer,
  target: { width: number; height: number },
): Promise<Raster> {
  const { data } = await fitToSize(label, await checkPicture(label, file), target)
  return decodeRaster(data, { maxPixels: Infinity })
}

/** As pixels: what a server writes into its files (whole graphs, prompts) goes no further. */
export function toEnginePicture(
  raster: Raster,
  seed: number | null,
  style: string | null,
): EnginePicture {
  const { width, height, rgba } = raster
  const data = new Uint8Array(rgba.buffer, rgba.byteOffset, rgba.byteLength)
  return { picture: { kind: 'raw', data, channels: 4 }, width, height, seed, style }
}

/** Rejects with EngineError, or with the signal's reason. */
export async function paintFromWords(
  server: { label: string; paint(painting: Painting, context: CallContext): Promise<Buffer> },
  request: Text2ImgRequest,
  context: EngineContext,
): Promise<EngineResult> {
  const { model, width, height, style, negativePrompt, references = [] } = request
  const written = plainWords(
    references.length > 0 ? writeReferencePrompt(request.prompt, references) : request.prompt,
  )
  if (written === '') throw new EngineError('input', texts.noWords)
  const prompt = joined(written, wordsOfStyle(style))
  const contextFor = createPictureContexts(context, request.count)
  const drawn = references.length > 0 ? { references: await drawReferences(references) } : {}
  const pictures: EnginePicture[] = []
  const cropped: { note: string | null }[] = []
  for (let index = 0; index < request.count; index++) {
    const seed = computeSeed(request.seed, index)
    const painting = { model, prompt, negative: plainWords(negativePrompt), width, height, seed }
    const file = await server.paint({ ...painting, from: null, ...drawn }, contextFor(index))
    const whole = await checkPicture(server.label, file)
    const { data, note } = await cropToSize(server.label, whole, painting)
    cropped.push({ note })
    const picture = toEnginePicture(await decodeRaster(data, { maxPixels: Infinity }), seed, style)
    context.onPicture?.(picture, index)
    pictures.push(picture)
  }
  return { pictures, reading: null, ...collectNotes(cropped) }
}
