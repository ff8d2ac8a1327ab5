import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import sharp from 'sharp'
import type { JobView } from '@contract/jobs'
import { ALL_TOOLS } from '@contract/tools/all'
import type { ToolDefinition } from '@contract/tools/define'
import type { MediaRef } from '@contract/tools/media'
import { repetitions } from '@studio/testing/effort'
import { Client, mediaKeys, orderWith } from './hostile/client'
import * as videoFiles from './hostile/videos'
import { animatedPng, deepGlass, flatPng, lying, pressPhoto, scenery } from './hostile/pictures'

/** An edit is ordered by a plan of its picture, which photographs do not have. */
const TOOLS = ALL_TOOLS.filter((tool) => tool.id !== 'edit' && mediaKeys(tool).length > 0)
const takesVideo = ({ params }: ToolDefinition, key: string) => params[key]?.kind === 'video'
/** Of each parameter that takes files; they take turns, so that some tool meets each. */
const DAMAGED_EACH = repetitions('damaged files for each parameter', { usual: 1, all: 6 })
const ODD_EACH = repetitions('odd pictures for each parameter', { usual: 1, all: 3 })

let turns = 0
/** The next `count` of a list, round and round; the whole list where it has no more. */
function inTurn<T>(list: readonly T[], count: number): T[] {
  if (count >= list.length) return [...list]
  turns += count
  return Array.from({ length: count }, (_, i) => list[(turns + i) % list.length] as T)
}

/** One Chinese sentence: no word of a library, no path, no code. */
const SENTENCE = /^[\u4e00-\u9fff][^a-z_{}\\]*$/
/** Formats and sizes that people know by their Latin letters. */
const KNOWN = /JPG|PNG|WebP|HEIC|AVIF|MP4|MOV|WebM|H\.264|MB|1080p|MP3|M4A|AAC|WAV|OGG|FLAC|kHz/g

function assertSentence(message: string): void {
  assert.match(message.replace(KNOWN, ''), SENTENCE, message)
}

const HTML = Buffer.from('<html><script>alert(1)</script>')
const GIF = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')
const HEIC = Buffer.from('0000001c667479706865696300000000686569636d696631', 'hex')

let client: Client
let folder: string
let photo: MediaRef
let video: MediaRef
let photoFile: Buffer
let videoFile: Buffer
let jpeg: Buffer

before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'hostile-'))
  client = await Client.open()
  photoFile = await scenery(96, 64).png().toBuffer()
  jpeg = await scenery(400, 300).jpeg().toBuffer()
  videoFile = await videoFiles.shortVideo(folder)
  photo = await client.upload(await pressPhoto())
  video = await client.upload(videoFile)
})
after(async () => {
  await client.close()
  await rm(folder, { recursive: true })
})

describe('at the gate', () => {
  const refused: readonly [string, () => Promise<Buffer> | Buffer, RegExp][] = [
    ['nothing', () => Buffer.alloc(0), /文件是空的/],
    ['HTML named .jpg', () => HTML, /只能上传/],
    ['a moving GIF', () => GIF, /动图/],
    ['an APNG of 10,000 frames', () => animatedPng(10_000), /动图/],
    ['HEIC', () => HEIC, /HEIC/],
    ['14,000 × 14,000 in 24 KB', () => flatPng(14_000, 14_000), /4000 万像素/],
    ['half a JPEG', () => jpeg.subarray(0, jpeg.length >> 1), /打不开/],
    ['half a PNG', () => photoFile.subarray(0, photoFile.length >> 1), /打不开/],
    ['a PNG’s header', () => photoFile.subarray(0, 40), /打不开/],
    ['half a video', () => videoFile.subarray(0, videoFile.length >> 1), /不完整|损坏/],
    ['a video’s header', () => videoFile.subarray(0, 40), /不完整|损坏/],
    ['two hours of video', () => videoFiles.twoHours(folder), /7200 秒/],
    ['two hours in fragments', () => videoFiles.twoHoursInFragments(folder), /没有可用的画面/],
    ['a video that promises hours', () => videoFiles.promised(videoFile), /\d{4} 秒/],
    ['a video that hides hours', () => videoFiles.slowed(videoFile), /\d{4} 秒/],
  ]
  for (const [name, make, sentence] of refused) {
    test(`${name} is refused in a sentence`, async () => {
      const { code, message, status } = await client.post(await make(), 'a.jpg')
      assert.ok(code === 5001 || code === 5002, `${code}`)
      assert.equal(status, 400)
      assert.match(message, sentence)
      assertSentence(message)
    })
  }

  test('an edit list of hours is not taken over', async () => {
    const { code, data } = await client.post(videoFiles.edited(videoFile), 'a.mp4')
    assert.equal(code, 0)
    assert.deepEqual([(data as { width: number }).width], [96])
  })

  /** Of the stored picture: its size and the colours of two opposite corners. */
  async function stored(bytes: Buffer) {
    const { data } = await client.post(bytes, 'a.jpg')
    const file = await client.server.app.inject((data as { url: string }).url)
    const raw = sharp(file.rawPayload).raw()
    const { data: pixels, info } = await raw.toBuffer({ resolveWithObject: true })
    const last = pixels.length - info.channels
    return {
      size: [info.width, info.height],
      colours: [[...pixels.subarray(0, 3)], [...pixels.subarray(last, last + 3)]],
      alpha: info.channels === 4 ? pixels[3] : 255,
      depth: (await sharp(file.rawPayload).metadata()).depth,
    }
  }

  const near = (found: readonly number[], wanted: readonly number[]) =>
    found.forEach((value, i) =>
      assert.ok(Math.abs(value - (wanted[i] as number)) < 20, `${String(found)}`),
    )

  for (const orientation of [1, 3, 6, 8]) {
    test(`EXIF orientation ${orientation} is stored upright`, async () => {
      const { size, colours } = await stored(await lying(orientation))
      assert.deepEqual(size, [96, 64])
      near(colours[0] ?? [], [190, 120, 80])
      near(colours[1] ?? [], [70, 100, 150])
    })
  }
  const colourful: readonly [string, () => Promise<Buffer>, alpha: number][] = [
    ['CMYK for a press, on its side', pressPhoto, 255],
    ['16 bits a colour, half transparent', () => deepGlass(96, 64), 128],
  ]
  for (const [name, make, wanted] of colourful) {
    test(`${name}: keeps its colours, in 8 bits`, async () => {
      const { size, colours, alpha, depth } = await stored(await make())
      assert.deepEqual(size, [96, 64])
      near(colours[0] ?? [], [190, 120, 80])
      assert.deepEqual([depth, alpha], ['uchar', wanted])
    })
  }
})

describe('orders that name the wrong thing hold nothing', () => {
  for (const tool of TOOLS) {
    test(tool.name, async () => {
      const before = await client.balance()
      for (const key of mediaKeys(tool)) {
        const wrong = takesVideo(tool, key) ? photo : video
        for (const ref of [wrong, 'upload:unknown', 'picture:unknown', '../../etc/passwd']) {
          const answer = await client.order(
            tool,
            orderWith(tool, { photo, video }, { key, refs: [ref] }),
          )
          assert.ok([400, 404].includes(answer.status), `${key}: ${answer.status}`)
          assertSentence(answer.message)
        }
      }
      assert.equal(await client.balance(), before)
    })
  }
})

/** Succeeded with results of a size, or failed for an actionable reason. */
function assertEnded({ id, status, error, pictures, answer, toolName }: JobView, what: string) {
  const description = `${toolName} · ${what}: ${status} ${error?.code ?? ''} ${error?.message ?? ''} ${id}`
  if (status === 'succeeded') {
    assert.ok(pictures.length > 0 || answer !== null, description)
    for (const { width, height } of pictures) assert.ok(width > 0 && height > 0, description)
    return
  }
  assert.equal(status, 'failed', description)
  assert.equal(error?.code, 'ENGINE_REJECTED', description)
  const message = error?.message ?? ''
  assert.match(message, /积分已退回/, description)
  assertSentence(message)
}

const spent = (jobs: readonly JobView[]): number =>
  jobs.reduce((sum, job) => sum + (job.status === 'succeeded' ? job.costCredits : 0), 0)

describe('files that were damaged behind the gate', () => {
  const pictures: Record<string, MediaRef> = {}
  const videos: Record<string, MediaRef> = {}
  before(async () => {
    const bad: Record<string, Buffer> = {
      'no bytes': Buffer.alloc(0),
      HTML,
      'half a JPEG': jpeg.subarray(0, jpeg.length >> 1),
      '14,000 × 14,000': flatPng(14_000, 14_000),
      'a video': videoFile,
    }
    for (const [name, bytes] of Object.entries(bad))
      pictures[name] = await client.smuggle(photoFile, bytes)
    const badVideos: Record<string, Buffer> = {
      'no bytes': Buffer.alloc(0),
      HTML,
      'half a video': videoFile.subarray(0, videoFile.length >> 1),
      'two hours': await videoFiles.twoHours(folder),
      'two hours in fragments': await videoFiles.twoHoursInFragments(folder),
      'a picture': photoFile,
    }
    for (const [name, bytes] of Object.entries(badVideos))
      videos[name] = await client.smuggle(videoFile, bytes)
  })

  for (const tool of TOOLS) {
    test(tool.name, async () => {
      const before = await client.balance()
      const runs = mediaKeys(tool).flatMap((key) =>
        inTurn(Object.entries(takesVideo(tool, key) ? videos : pictures), DAMAGED_EACH).map(
          async ([name, ref]) => {
            const job = await client.ended(
              tool,
              orderWith(tool, { photo, video }, { key, refs: [ref] }),
            )
            assertEnded(job, `${key}, ${name}`)
            assert.equal(job.status, 'failed', `${key}, ${name}`)
            return job
          },
        ),
      )
      await Promise.all(runs)
      assert.equal(await client.balance(), before)
    })
  }
})

describe('odd pictures that are quite all right', () => {
  const odd: Record<string, MediaRef> = {}
  before(async () => {
    odd['one pixel'] = await client.upload(await scenery(1, 1).png().toBuffer())
    odd['a strip of 1 × 5000'] = await client.upload(await scenery(1, 5000).png().toBuffer())
    odd['a transparent one'] = await client.upload(await deepGlass(96, 64))
  })

  /** One after the other, or all of them in one list. */
  function choices(tool: ToolDefinition, key: string): [name: string, refs: string[]][] {
    if ('max' in (tool.params[key] ?? {})) return [['all of them', Object.values(odd)]]
    return inTurn(Object.entries(odd), ODD_EACH).map(([name, ref]) => [name, [ref]])
  }

  for (const tool of TOOLS) {
    test(tool.name, async () => {
      const before = await client.balance()
      const runs = mediaKeys(tool)
        .filter((key) => !takesVideo(tool, key))
        .flatMap((key) =>
          choices(tool, key).map(async ([name, refs]) => {
            const job = await client.ended(tool, orderWith(tool, { photo, video }, { key, refs }))
            assertEnded(job, `${key}, ${name}`)
            return job
          }),
        )
      const jobs = await Promise.all(runs)
      assert.equal((await client.balance()) + spent(jobs), before)
    })
  }

  test('after all that an ordinary picture is worked on as ever', async () => {
    const [tool] = TOOLS
    assert.ok(tool)
    const { status } = await client.ended(tool, orderWith(tool, { photo, video }))
    assert.equal(status, 'succeeded')
  })
})
