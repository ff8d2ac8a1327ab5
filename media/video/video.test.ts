import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { nameVideo } from '../aigc/mp4'
import { UNNAMED } from '../aigc/record'
import { readAigcRecords } from '../aigc/read'
import { aiLabel } from '../label/label'
import { readFrames } from './decode'
import { type VideoPlan, writeVideo } from './encode'
import { startFfmpeg } from './ffmpeg'
import { probeVideo, VideoRefused } from './probe/probe'

const size = { width: 320, height: 180 }
const grey = new Uint8ClampedArray(size.width * size.height * 4).fill(128)
let folder = ''

async function makeVideo(name: string, options: { frames: number; sound?: VideoPlan['sound'] }) {
  const file = path.join(folder, name)
  await writeVideo({ path: file, ...size, fps: 12, ...options }, async (write) => {
    for (let i = 0; i < options.frames; i++) await write(grey)
  })
  return file
}

async function ffmpeg(...args: string[]): Promise<void> {
  const { child, ended } = startFfmpeg(args, { folder, stdin: true, stdout: false })
  child.stdin?.end()
  await ended
}

const refused = (bytes: Uint8Array, sentence: RegExp): void =>
  assert.throws(
    () => probeVideo(bytes),
    (error) => error instanceof VideoRefused && sentence.test(error.message),
  )

before(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'video-'))))
after(() => rm(folder, { recursive: true }))

describe('a video', () => {
  test('bears one AIGC record, which takes the id of the stored video in place', async () => {
    const file = await readFile(await makeVideo('record.mp4', { frames: 6 }))
    const [record, ...others] = readAigcRecords(file)
    assert.equal(others.length, 0)
    assert.equal(record?.Label, '1')
    assert.equal(record?.ProduceID, UNNAMED)
    nameVideo(file, 'AbC-_0123456789aBcDe')
    const [named] = readAigcRecords(file)
    assert.equal(named?.ProduceID, 'AbC-_0123456789aBcDe')
    assert.equal(named?.PropagateID, named?.ProduceID)
    assert.throws(() => nameVideo(file, 'short'))
    assert.equal(probeVideo(file).frames, 6)
  })

  test('shows the label from the first frame to the last, and nothing else is touched', async () => {
    const file = await makeVideo('label.mp4', { frames: 30 })
    const { box } = aiLabel(size)
    let frames = 0
    for await (const frame of readFrames({
      path: file,
      container: 'mp4',
      fps: 12,
      maxSeconds: 15,
      ...size,
    })) {
      const at = (x: number, y: number) => frame[(y * size.width + x) * 4]
      let bright = 0
      for (let x = box.left; x < box.left + box.width; x++)
        bright += at(x, box.top + (box.height >> 1)) > 200 ? 1 : 0
      assert.ok(bright > 3, `frame ${frames} shows no label`)
      // The halo is dark, and there is no plate behind the letters.
      const greens = Array.from({ length: box.width }, (_, x) =>
        at(box.left + x, box.top + (box.height >> 1)),
      )
      assert.ok(Math.min(...greens) < 100, `frame ${frames} shows no halo`)
      assert.ok(Math.abs(at(box.left + box.width - 1, box.top) - 128) <= 12)
      assert.ok(Math.abs(at(200, 40) - 128) <= 2)
      frames += 1
    }
    assert.equal(frames, 30)
  })

  test('the same frames are the same bytes', async () => {
    const digest = async (name: string) =>
      createHash('sha256')
        .update(await readFile(await makeVideo(name, { frames: 5 })))
        .digest('hex')
    assert.equal(await digest('a.mp4'), await digest('b.mp4'))
  })

  test('a video that cannot be painted to its end leaves with its own reason', async () => {
    const file = path.join(folder, 'half.mp4')
    const video = writeVideo({ path: file, ...size, fps: 12 }, async (write) => {
      await write(grey)
      throw new Error('no more paint')
    })
    await assert.rejects(video, /no more paint/)
  })

  test('a failing ffmpeg says why', async () => {
    const taken = path.join(folder, 'a-folder.mp4')
    await mkdir(taken)
    const video = writeVideo({ path: taken, ...size, fps: 12 }, async (write) => {
      for (let i = 0; i < 50; i++) await write(grey)
    })
    await assert.rejects(video, /ffmpeg ended with \d+: .*a-folder/s)
  })
})

describe('the gate for videos', () => {
  test('reads MP4 with sound and WebM of a recorder that leaves sizes open', async () => {
    const tone = path.join(folder, 'tone.mp4')
    await ffmpeg('-f', 'lavfi', '-i', 'sine=d=0.4', '-c:a', 'aac', tone)
    const sound = { path: tone, container: 'mp4' } as const
    const mp4 = probeVideo(await readFile(await makeVideo('t.mp4', { frames: 24, sound })))
    assert.deepEqual(
      { ...mp4, durationMs: 0 },
      { container: 'mp4', codec: 'avc1', ...size, durationMs: 0, frames: 24, sound: true },
    )
    assert.ok(Math.abs(mp4.durationMs - 2000) < 120, String(mp4.durationMs))
    for (const live of ['0', '1']) {
      const webm = path.join(folder, `t${live}.webm`)
      const source = ['-f', 'lavfi', '-i', 'testsrc=s=160x120:r=20:d=2']
      await ffmpeg(...source, '-c:v', 'libvpx', '-deadline', 'realtime', '-live', live, webm)
      const facts = probeVideo(await readFile(webm))
      assert.equal(facts.frames, 40)
      assert.ok(Math.abs(facts.durationMs - 2000) <= 60, String(facts.durationMs))
      assert.deepEqual([facts.codec, facts.width, facts.height], ['V_VP8', 160, 120])
    }
  })

  test('a video that was taken upright is as wide as it is shown', async () => {
    const flat = path.join(folder, 'flat.mp4')
    await ffmpeg('-f', 'lavfi', '-i', 'testsrc=s=160x120:r=10:d=1', flat)
    const turned = await readFile(flat)
    // The matrix of its track, as a camera that is held upright writes it.
    const matrix = turned.indexOf('tkhd') + 4 + 40
    const quarter = [0, 0x10000, 0, -0x10000, 0]
    quarter.forEach((value, at) => turned.writeInt32BE(value, matrix + at * 4))
    const { width, height } = probeVideo(turned)
    assert.deepEqual([width, height], [120, 160])
  })

  test('hostile and unfit files are one sentence each', async () => {
    const file = await readFile(await makeVideo('h.mp4', { frames: 24 }))
    refused(new Uint8Array(), /空/)
    refused(Buffer.from('<html><script>alert(1)</script></html>'), /只能上传/)
    refused(file.subarray(0, file.length >> 1), /不完整|损坏/)
    refused(file.subarray(0, 30), /不完整|损坏/)
    const long = Buffer.from(file)
    const mvhd = long.indexOf('mvhd')
    long.writeUInt32BE(long.readUInt32BE(mvhd + 16) * 7200, mvhd + 20)
    refused(long, /7200 秒/)
    const many = Buffer.from(file)
    many.writeUInt32BE(1_000_000, many.indexOf('stts') + 12)
    // none of them for any time, or their sum would be refused first
    many.writeUInt32BE(0, many.indexOf('stts') + 16)
    refused(many, /帧率/)
    const huge = Buffer.from(file)
    huge.writeUInt16BE(16_000, huge.indexOf('avc1', huge.indexOf('stsd')) + 28)
    refused(huge, /1080p/)
    const odd = Buffer.from(file)
    odd.write('wmv3', odd.indexOf('avc1', odd.indexOf('stsd')))
    refused(odd, /编码/)
  })

  test('no flipped byte of a header breaks the reader', async () => {
    const file = await readFile(await makeVideo('fuzz.mp4', { frames: 3 }))
    const until = file.indexOf('mdat')
    for (let at = 0; at < until; at += 1) {
      const bent = Buffer.from(file)
      bent[at] = bent[at] ^ 0xff
      try {
        probeVideo(bent)
      } catch (error) {
        assert.ok(error instanceof VideoRefused, String(error))
      }
    }
  })
})
