/**
 * Local images APIs, one a dialect, as strict as their public documents: what the real ones refuse
 * is refused with their status and code (OpenAI images API and streaming, its client 6.49.0, see
 * tests/clients; Ark 82379/1541523;
 * SiliconFlow images-generations; stable-diffusion.cpp examples/server at 97d29908).
 */
import type { ServerResponse } from 'node:http'
import sharp from 'sharp'
import {
  type LocalServer,
  parseMultipart,
  type SeenCall,
  sendJson,
  startLocalServer,
} from '../http'

export type LocalDialect = 'openai' | 'ark' | 'siliconflow' | 'sd-server'

interface Fields {
  readonly model?: string
  readonly prompt?: string
  readonly n?: number
  readonly size?: string
  readonly image_size?: string
  readonly batch_size?: number
  readonly seed?: number
  readonly stream?: boolean
  readonly partial_images?: number
  readonly watermark?: boolean
  readonly sequential_image_generation?: string
  readonly image?: string | readonly string[]
}

const png = (size: string, colour = '#3a6ea5'): Promise<Buffer> => {
  const [width = 0, height = 0] = size.split('x').map(Number)
  // A sixteenth of the sides: the pixels do not matter.
  const side = (px: number) => Math.max(48, Math.round(px / 16))
  return sharp({
    create: { width: side(width), height: side(height), channels: 3, background: colour },
  })
    .png()
    .toBuffer()
}

const refuse = (response: ServerResponse, code: string): void =>
  sendJson(response, 400, { error: { code, message: 'refused', type: 'BadRequest' } })

const sides = (size: string | undefined): [number, number] | null => {
  const found = /^(\d+)x(\d+)$/.exec(size ?? '')
  return found ? [Number(found[1]), Number(found[2])] : null
}

async function openai(call: SeenCall, response: ServerResponse): Promise<void> {
  const isEdit = call.url.pathname.endsWith('/edits')
  const form = isEdit ? parseMultipart(call) : null
  const word = (name: string) => form?.get(name)?.body.toString()
  const request: Fields = form
    ? {
        size: word('size') ?? '1024x1024',
        n: Number(word('n') ?? 1),
        stream: word('stream') === 'true',
      }
    : (JSON.parse(call.body.toString()) as Fields)
  const picture = (await png(request.size ?? '1024x1024')).toString('base64')
  const usage = { total_tokens: 4160 }
  if (!request.stream) {
    const data = Array.from({ length: request.n ?? 1 }, () => ({ b64_json: picture }))
    return sendJson(response, 200, { created: 1, data, usage })
  }
  const kind = isEdit ? 'image_edit' : 'image_generation'
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  response.write(': keep-alive\r\n\r\n')
  const partial = { type: `${kind}.partial_image`, b64_json: picture, partial_image_index: 0 }
  const text = `event: ${partial.type}\r\ndata: ${JSON.stringify(partial)}\r\n\r\n`
  // In two halves: an event need not come in one piece.
  response.write(text.slice(0, 40))
  await new Promise((resolve) => setTimeout(resolve, 5))
  response.write(text.slice(40))
  const done = { type: `${kind}.completed`, b64_json: picture, usage }
  response.end(`event: ${done.type}\ndata: ${JSON.stringify(done)}\n\n`)
}

async function ark(call: SeenCall, response: ServerResponse): Promise<void> {
  const request = JSON.parse(call.body.toString()) as Fields
  const size = sides(request.size)
  if (!call.url.pathname.endsWith('/api/v3/images/generations'))
    return sendJson(response, 404, { error: { code: 'InvalidEndpointOrModel.NotFound' } })
  if (request.n !== undefined) return refuse(response, 'InvalidParameter.n')
  const isPro = /-5-0-(pro|flash)/.test(request.model ?? '')
  if (isPro && request.sequential_image_generation !== undefined)
    return refuse(response, 'InvalidParameter.sequential_image_generation')
  const pixels = size ? size[0] * size[1] : 0
  if (pixels < (isPro ? 921_600 : 3_686_400) || pixels > (isPro ? 4_624_220 : 16_777_216))
    return refuse(response, 'InvalidParameter.size')
  const pictures = [request.image ?? []].flat()
  if (pictures.some((one) => !one.startsWith('data:image/png;base64,')))
    return refuse(response, 'InvalidParameter.image')
  if ((request.prompt ?? '').includes('违禁'))
    return refuse(response, 'InputTextSensitiveContentDetected')
  if ((request.prompt ?? '').includes('坏图')) {
    const data = [{ error: { code: 'OutputImageSensitiveContentDetected', message: 'x' } }]
    return sendJson(response, 200, { data, usage: { generated_images: 0 } })
  }
  const b64_json = (await png(request.size ?? '')).toString('base64')
  sendJson(response, 200, {
    data: [{ b64_json, size: request.size }],
    usage: { generated_images: 1 },
  })
}

async function siliconflow(call: SeenCall, response: ServerResponse): Promise<void> {
  if (call.method === 'GET') {
    response.writeHead(200, { 'content-type': 'application/octet-stream' })
    response.end(await png(call.url.searchParams.get('size') ?? '1024x1024'))
    return
  }
  const request = JSON.parse(call.body.toString()) as Fields
  const isEdit = /edit/i.test(request.model ?? '')
  const bad = (code: number) => sendJson(response, 400, { code, message: 'bad', data: null })
  if (isEdit === (request.image_size !== undefined)) return bad(20015)
  if (request.batch_size !== undefined && !/kolors/i.test(request.model ?? '')) return bad(20015)
  if (isEdit && request.image === undefined) return bad(20015)
  const size = request.image_size ?? '1328x1328'
  const url = `http://${call.headers.host}/file?size=${size}&sig=a%2Fb`
  const seed = request.seed ?? 4
  sendJson(response, 200, { images: [{ url }], timings: { inference: 1.5 }, seed })
}

const EXTRA = /<sd_cpp_extra_args>(.*?)<\/sd_cpp_extra_args>/s

/** The last call as the server understood it, for assertions. */
export interface SdCall {
  readonly extras: Record<string, unknown>
  /** Share of the mask that is repainted, as a grey picture reads. */
  readonly repainted: number | null
}

async function sdServer(
  call: SeenCall,
  response: ServerResponse,
  record: (seen: SdCall) => void,
): Promise<void> {
  const form = call.url.pathname.endsWith('/edits') ? parseMultipart(call) : null
  const request = form ? null : (JSON.parse(call.body.toString()) as Fields)
  const prompt = form?.get('prompt')?.body.toString() ?? request?.prompt ?? ''
  const found = EXTRA.exec(prompt)
  const mask = form?.get('mask')?.body
  // One channel by stb_image: the luminance of the colour, whatever the alpha.
  const grey = mask && (await sharp(mask).removeAlpha().greyscale().raw().toBuffer())
  record({
    extras: found ? (JSON.parse(found[1] ?? '{}') as Record<string, unknown>) : {},
    repainted: grey ? grey.filter((value) => value >= 128).length / grey.length : null,
  })
  const size = form?.get('size')?.body.toString() ?? request?.size ?? ''
  const b64_json = (await png(size)).toString('base64')
  sendJson(response, 200, { created: 1, data: [{ b64_json }], output_format: 'png' })
}

export interface LocalImagesApi extends LocalServer {
  readonly sdCalls: SdCall[]
}

export async function startLocalImagesApi(dialect: LocalDialect): Promise<LocalImagesApi> {
  const sdCalls: SdCall[] = []
  const server = await startLocalServer((call, response) => {
    if (call.url.pathname.endsWith('/models')) return sendJson(response, 200, { data: [] })
    if (dialect === 'ark') return ark(call, response)
    if (dialect === 'siliconflow') return siliconflow(call, response)
    if (dialect === 'sd-server') return sdServer(call, response, (seen) => sdCalls.push(seen))
    return openai(call, response)
  })
  return Object.assign(server, { sdCalls })
}
