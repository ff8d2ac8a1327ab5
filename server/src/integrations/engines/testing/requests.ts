/** Requests of engine tests, and recorders of their reports. */
import { findTool } from '@contract/tools/all'
import { buildDefaults, type ToolParams } from '@contract/tools/define'
import type { Img2TagAnswer } from '@contract/tools/img2tag'
import sharp from 'sharp'
import type { Mask } from '@media/raster'
import type {
  EngineContext,
  EnginePicture,
  EngineProgress,
  RemoteMemory,
  RemoteState,
  Text2ImgRequest,
  ToolRequest,
} from '../engine'

export const REF = 'upload:a'

/** Words to a picture as small as servers take. */
export function words(change: Partial<Text2ImgRequest> = {}): Text2ImgRequest {
  return {
    tool: 'text2img',
    prompt: 'a cat',
    negativePrompt: '',
    model: 'x',
    style: null,
    strength: null,
    width: 64,
    height: 96,
    count: 1,
    seed: 5,
    ...change,
  }
}

/** The untouched form of a tool over one picture. */
export function toolRequest(id: string, picture: Uint8Array, params: ToolParams = {}): ToolRequest {
  const tool = findTool(id)
  if (!tool) throw new Error(`no tool ${id}`)
  const key = 'sketch' in tool.params ? 'sketch' : 'image'
  return {
    tool: id,
    params: {
      ...buildDefaults(tool),
      ...('instruction' in tool.params && { instruction: 'make the kite red' }),
      [key]: REF,
      ...params,
    },
    media: new Map([[REF, picture]]),
    seed: 7,
  }
}

/** A gradient from one colour to another, so that it is no blank picture. */
export async function gradient(
  width: number,
  height: number,
  from = 40,
  to = 200,
): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3)
  for (let i = 0; i < data.length; i++)
    data[i] = from + ((to - from) * Math.floor(i / 3 / width)) / Math.max(1, height - 1)
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

/** The left half is marked. */
export async function leftHalf({
  width,
  height,
}: {
  width: number
  height: number
}): Promise<Mask> {
  const values = new Uint8Array(width * height)
  for (let i = 0; i < values.length; i++) values[i] = i % width < width / 2 ? 255 : 0
  return { width, height, values }
}

export const MEASURED: Img2TagAnswer = {
  prompt: '暖色',
  tags: [{ name: '暖色', kind: 'colour' }],
  palette: [],
  facts: [],
  hash: '0',
}

/** Stub of the embedded engine's services. */
export const helpers = {
  drawMask: (_picture: unknown, _mask: unknown, size: { width: number; height: number }) =>
    leftHalf(size),
  describe: async () => MEASURED,
}

export interface Recorder {
  readonly context: EngineContext
  readonly progress: EngineProgress[]
  readonly states: RemoteState[]
}

/** A context that keeps everything; `saved` as an earlier run left it. */
export function createRecorder(
  options: { signal?: AbortSignal; saved?: RemoteState | null } = {},
): Recorder {
  const progress: EngineProgress[] = []
  const states: RemoteState[] = []
  let saved = options.saved ?? null
  const remote: RemoteMemory = {
    get saved() {
      return saved
    },
    async save(state) {
      saved = state
      states.push(state)
    },
  }
  const signal = options.signal ?? new AbortController().signal
  const context = { signal, remote, onProgress: (one: EngineProgress) => void progress.push(one) }
  return { context, progress, states }
}

/** RGB at a place of a picture that came as pixels. */
export function colourAt({ picture, width }: EnginePicture, x: number, y: number): number[] {
  if (picture.kind !== 'raw') throw new Error('not pixels')
  const at = (y * width + x) * picture.channels
  return [...picture.data.subarray(at, at + 3)]
}
