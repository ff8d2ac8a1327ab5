import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { buildDefaults } from '@contract/tools/define'
import { vidMaker as definition } from '@contract/tools/vidMaker'
import { measureLoudness } from '@media/audio/master/loudness'
import { readSound } from '@media/audio/read'
import { SAMPLE_RATE } from '@media/audio/track'
import { wav } from '@media/audio/testing/sounds'
import { readFrames } from '@media/video/decode'
import { createWork } from '../work'
import { vidMaker } from '../vidMaker'

let folder = ''
before(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'narration-'))))
after(() => rm(folder, { recursive: true }))

const SPOKEN = 1.4
const shot = (text: string, seconds: number) => ({ image: null, text, seconds })

async function make(params: object, media: Map<string, Uint8Array>) {
  const own = await mkdtemp(path.join(folder, 'run-'))
  const order = { ...buildDefaults(definition), ratio: '1:1', crossing: 'none', ...params }
  const work = createWork(definition, { params: order, media, seed: 3, folder: own }, () => {})
  const { videos = [] } = await vidMaker(work as never)
  return videos[0]
}

const speech = (seconds: number) =>
  new Uint8Array(wav({ seconds, float: (i) => 0.4 * Math.sin(i / 10) }))

test('a shot lasts until its words are spoken, under music that steps back', async () => {
  const video = await make(
    { shots: [shot('一', 1), shot('二', 1)], narration: 'on', music: 'calm' },
    new Map([['upload:speech-0', speech(SPOKEN)]]),
  )
  assert.equal(video.durationMs, 3000, '0.25 + 1.4 + 0.35, and a second')
  const sound = await readSound({ path: video.path, reader: 'mov' }, 20)
  assert.ok(Math.abs(sound.left.length / SAMPLE_RATE - 3) <= 0.04)
  assert.ok(Math.abs(measureLoudness(sound) + 16) <= 1)
})

test('narration alone, without music', async () => {
  const video = await make(
    { shots: [shot('一', 1), shot('二', 1)], narration: 'on', music: 'none' },
    new Map([['upload:speech-1', speech(0.6)]]),
  )
  const { left } = await readSound({ path: video.path, reader: 'mov' }, 20)
  const loudest = (from: number, to: number) =>
    left.slice(from * SAMPLE_RATE, to * SAMPLE_RATE).reduce((a, b) => Math.max(a, Math.abs(b)), 0)
  assert.ok(loudest(0.2, 1) < 0.01 && loudest(1.4, 1.7) > 0.1)
})

test('captions of pictures are there while their words are spoken', async () => {
  const photo = await readFile(path.resolve('tests/photos/chelsea.jpg'))
  const shots = [{ image: 'upload:p', text: '一只猫', seconds: 3 }, shot('完', 1)]
  const video = await make(
    { shots, narration: 'on', music: 'none', move: 'still' },
    new Map([
      ['upload:p', new Uint8Array(photo)],
      ['upload:speech-0', speech(1.2)],
    ]),
  )
  const { width, height } = video
  const bright: number[] = []
  const plan = {
    path: video.path,
    container: 'mp4',
    width,
    height,
    fps: 2,
    maxSeconds: 3,
  } as const
  for await (const frame of readFrames(plan)) {
    let white = 0
    for (let y = Math.round(height * 0.72); y < height * 0.86; y++)
      for (let x = width * 0.3; x < width * 0.7; x++) {
        const at = (y * width + Math.round(x)) * 4
        if (Math.min(frame[at], frame[at + 1], frame[at + 2]) > 240) white += 1
      }
    bright.push(white)
  }
  assert.ok(bright[2] > bright[5] + 200, `${bright[2]} white at 1 s, ${bright[5]} at 2.5 s`)
})

test('what is no sound is a refusal', () =>
  assert.rejects(
    make(
      { shots: [shot('一', 1), shot('二', 1)], narration: 'on' },
      new Map([['upload:speech-0', new Uint8Array(Buffer.from('{"error":"quota"}'))]]),
    ),
    /旁白没有念成/,
  ))
