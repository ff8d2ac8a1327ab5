import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { buildDefaults } from '@contract/tools/define'
import { MOOD_NAMES } from '@contract/tools/music'
import { readAigcRecords } from '@media/aigc/read'
import { measureLoudness } from '@media/audio/master/loudness'
import { takeSound } from '@media/audio/probe/take'
import { readSound } from '@media/audio/read'
import { wav } from '@media/audio/testing/sounds'
import { SAMPLE_RATE } from '@media/audio/track'
import { writeVideo } from '@media/video/encode'
import { probeVideo } from '@media/video/probe/probe'
import { createWork } from '../work'
import { addMusic } from './add'
import { MUSIC_TOOL } from './definition'
import { chooseMood } from '@contract/tools/mood'
import { musicTool } from './music'

let folder = ''
before(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'music-'))))
after(() => rm(folder, { recursive: true }))

const SIZE = { width: 64, height: 64 }

async function makeVideo(name: string, { frames = 75, fps = 25 } = {}) {
  const file = path.join(folder, name)
  const grey = new Uint8ClampedArray(SIZE.width * SIZE.height * 4).fill(128)
  await writeVideo({ path: file, ...SIZE, fps }, async (write) => {
    for (let i = 0; i < frames; i++) await write(grey)
  })
  return { path: file, frames, fps }
}

const hear = (file: string) => readSound({ path: file, reader: 'mov' }, 60)
const ORDER = { music: 'guofeng', musicVolume: 100, musicFadeIn: 0, musicFadeOut: 1 }

describe('music under a video', () => {
  for (const [frames, fps] of [
    [75, 25],
    [73, 24],
    [91, 30],
  ] as const)
    test(`${frames} frames at ${fps}: AAC that ends with the picture, the index first`, async () => {
      const video = await makeVideo(`t${fps}.mp4`, { frames, fps })
      const notes = await addMusic({ params: ORDER, seed: 3 }, video)
      assert.match(notes.join(''), /国风/)
      const file = await readFile(video.path)
      const facts = probeVideo(file)
      assert.deepEqual([facts.frames, facts.sound, facts.codec], [frames, true, 'avc1'])
      assert.ok(file.includes('mp4a'))
      assert.ok(file.indexOf('moov') < file.indexOf('mdat'))
      assert.equal(readAigcRecords(file).length, 1)
      const sound = await hear(video.path)
      assert.ok(Math.abs(sound.left.length / SAMPLE_RATE - frames / fps) <= 0.04)
      assert.ok(Math.abs(measureLoudness(sound) + 16) <= 1)
    })

  test('none leaves the file as it is', async () => {
    const video = await makeVideo('none.mp4', { frames: 12 })
    const before = await readFile(video.path)
    assert.deepEqual(await addMusic({ params: { ...ORDER, music: 'none' }, seed: 3 }, video), [])
    assert.deepEqual(await readFile(video.path), before)
  })

  test('the same order is the same bytes, another seed is not', async () => {
    const digest = async (name: string, seed: number) => {
      const video = await makeVideo(name, { frames: 50 })
      await addMusic({ params: ORDER, seed }, video)
      return createHash('sha256')
        .update(await readFile(video.path))
        .digest('hex')
    }
    assert.equal(await digest('a.mp4', 1), await digest('b.mp4', 1))
    assert.notEqual(await digest('a.mp4', 1), await digest('c.mp4', 2))
  })

  describe('a file of the person', () => {
    const own = { ...ORDER, music: 'own', musicFile: 'upload:m' }
    const score = async (name: string, seconds: number, gone = false) => {
      const posted = path.join(folder, `${name}.wav`)
      await writeFile(posted, wav({ seconds }))
      const taken = await takeSound(posted, { reader: 'wav', rate: 44_100, channels: 1 })
      const media = gone ? new Map() : new Map([['upload:m', await readFile(taken.path)]])
      const video = await makeVideo(name)
      return { notes: await addMusic({ params: own, seed: 1, media }, video), path: video.path }
    }

    for (const [name, seconds, note] of [
      ['shorter.mp4', 1.3, /循环播放/],
      ['longer.mp4', 5, /您的音乐$/],
    ] as const)
      test(`${name} than the video ends with it, at the usual loudness`, async () => {
        const scored = await score(name, seconds)
        assert.match(scored.notes.join(''), note)
        const sound = await hear(scored.path)
        assert.ok(Math.abs(sound.left.length / SAMPLE_RATE - 3) <= 0.04)
        assert.ok(Math.abs(measureLoudness(sound) + 16) <= 1, `${measureLoudness(sound)}`)
        // No hole where it begins again.
        for (let at = SAMPLE_RATE / 2; at < 1.9 * SAMPLE_RATE; at += 2205) {
          const stretch = sound.left.subarray(at, at + 2205)
          assert.ok(Math.max(...stretch) > 0.02, `silent at ${at / SAMPLE_RATE} s`)
        }
      })

    test('that was deleted meanwhile is a refusal', () =>
      assert.rejects(score('gone.mp4', 1.3, true), /不在了/))
  })

  test('a video made elsewhere gets music under its own sound', async () => {
    const made = await makeVideo('made.mp4')
    await addMusic({ params: ORDER, seed: 1 }, made)
    const media = new Map([['upload:v', new Uint8Array(await readFile(made.path))]])
    const params = { ...buildDefaults(MUSIC_TOOL), video: 'upload:v', words: '春节的灯笼和烟花' }
    const into = await mkdtemp(path.join(folder, 'tool-'))
    const work = createWork(MUSIC_TOOL, { params, media, seed: 7, folder: into }, () => undefined)
    const { videos = [], notes = [] } = await musicTool(work as never)
    assert.match(notes.join(''), /喜庆/)
    const sound = await hear(videos[0].path)
    assert.ok(Math.abs(sound.left.length / SAMPLE_RATE - 3) <= 0.04)
    assert.ok(Math.abs(measureLoudness(sound) + 16) <= 1)
  })
})

describe('the mood that fits', () => {
  for (const [words, mood] of [
    [['下雨的晚上，一个人走过老街', '她想念远方的人'], 'lonely'],
    [['水墨山水，江南古镇'], 'guofeng'],
    [['一只猫在草地上玩气球'], 'playful'],
    [['阳光下的海边，夏天的花'], 'bright'],
    [['除夕过年，满街灯笼和烟花'], 'festive'],
    [['something else'], 'calm'],
  ] as const)
    test(`${words.join('；')} → ${MOOD_NAMES[mood]}`, () =>
      assert.equal(chooseMood('auto', words), mood))
  test('an ordered mood is the mood', () => assert.equal(chooseMood('epic', ['猫']), 'epic'))
})
