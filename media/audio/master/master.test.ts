import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { spawnSync } from 'node:child_process'
import { MOOD_NAMES, type MoodId } from '@contract/tools/music'
import { composeTrack } from '../compose-track'
import { createTrack, interleave, SAMPLE_RATE, type StereoTrack } from '../track'
import { ffmpegProgram } from '../../video/ffmpeg'
import { measureLoudness } from './loudness'
import { masterTrack, TARGET_LUFS } from './master'
import { fitLength, mixOverMusic } from './mix'
import { measurePeak } from './peak'

const MOODS = Object.keys(MOOD_NAMES) as MoodId[]
let folder = ''
before(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'master-'))))
after(() => rm(folder, { recursive: true }))

const decibels = (value: number): number => 20 * Math.log10(value)

function sine(hz: number, { seconds = 3, level = 0.1 } = {}): StereoTrack {
  const track = createTrack(Math.round(seconds * SAMPLE_RATE))
  const { length } = track.left
  for (let i = 0; i < length; i++) {
    // A step at the end would ring between the samples, in each meter as its filter does.
    const edge = Math.min(1, i / 2000, (length - i) / 2000)
    track.left[i] = level * edge * Math.sin((2 * Math.PI * hz * i) / SAMPLE_RATE)
    track.right[i] = track.left[i]
  }
  return track
}

/** Loudness and true peak as ffmpeg's meter shows them. */
async function meter(track: StereoTrack): Promise<{ lufs: number; peak: number }> {
  const file = path.join(folder, 'meter.f32')
  await writeFile(file, interleave(track))
  const input = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2', '-i', file]
  const filter = ['-af', 'ebur128=peak=true:framelog=verbose', '-f', 'null', '-']
  const { stderr } = spawnSync(ffmpegProgram(), ['-hide_banner', '-nostats', ...input, ...filter])
  const summary = String(stderr).split('Summary:').at(-1) ?? ''
  const read = (label: string) => Number(new RegExp(`${label}:\\s+(-?[\\d.]+)`).exec(summary)?.[1])
  return { lufs: read('I'), peak: read('Peak') }
}

describe('mastered music', () => {
  for (const mood of MOODS)
    test(`${mood}: −16 LUFS, no peak above −1 dB, silent ends, no step, no offset`, async () => {
      const track = masterTrack(await composeTrack({ mood, seed: 1, frames: 240, fps: 24 }))
      const { lufs, peak } = await meter(track)
      assert.ok(Math.abs(lufs - TARGET_LUFS) <= 1, `${lufs} LUFS`)
      assert.ok(peak <= -1, `${peak} dB`)
      assert.equal(track.left.length, SAMPLE_RATE * 10)
      for (const channel of [track.left, track.right]) {
        assert.equal(Math.abs(channel[0]), 0)
        assert.equal(Math.abs(channel.at(-1) ?? 1), 0)
        const mean = channel.reduce((sum, value) => sum + value, 0) / channel.length
        assert.ok(Math.abs(mean) < 0.001, `offset ${mean}`)
        assert.ok(channel.every(Number.isFinite))
      }
    })

  test('our meters and those of ffmpeg agree', async () => {
    for (const track of [sine(997), sine(60, { level: 0.5 }), sine(11_025, { level: 0.9 })]) {
      const { lufs, peak } = await meter(track)
      assert.ok(Math.abs(measureLoudness(track) - lufs) < 0.15)
      assert.ok(Math.abs(decibels(measurePeak([track.left])) - peak) < 0.2)
    }
  })

  test('the volume is a share of the loudness, fades reach from and to silence', () => {
    const loud = masterTrack(sine(440))
    const half = masterTrack(sine(440), { volume: 0.5, fadeIn: 1, fadeOut: 1 })
    assert.ok(Math.abs(measureLoudness(loud) - TARGET_LUFS) < 0.2)
    assert.ok(Math.abs(measureLoudness(loud) - measureLoudness(half) - 6) < 0.5)
    const level = (track: StereoTrack, from: number) =>
      Math.max(...track.left.subarray(from, from + 441).map(Math.abs))
    const early = level(half, Math.round(0.1 * SAMPLE_RATE))
    const middle = level(half, Math.round(1.5 * SAMPLE_RATE))
    assert.ok(early < middle * 0.1)
    assert.ok(level(half, half.left.length - 4410) < middle * 0.1)
  })

  test('peaks between samples are limited, and the gain never steps', () => {
    const quiet = sine(50, { level: 0.02 })
    // Short bursts far above the rest, as of a drum, at a quarter of the rate.
    for (let at = 20_000; at < quiet.left.length - 500; at += 20_000)
      for (let i = 0; i < 400; i++)
        quiet.left[at + i] = quiet.right[at + i] = 0.9 * Math.sin((i * Math.PI) / 2 + Math.PI / 4)
    const track = masterTrack(quiet)
    assert.ok(decibels(measurePeak([track.left, track.right])) <= -1)
  })

  test('silence stays silence', () => {
    const track = masterTrack(createTrack(SAMPLE_RATE))
    assert.ok(track.left.every((value) => value === 0))
    assert.equal(measureLoudness(track), -Infinity)
  })

  test('the own sound of a video is heard above its music', () => {
    const speech = sine(1000, { seconds: 2 })
    const mixed = mixOverMusic(speech, sine(200), { volume: 1 })
    assert.equal(mixed.left.length, 3 * SAMPLE_RATE)
    const power = (hz: number): number => {
      let [re, im] = [0, 0]
      for (let i = 0; i < SAMPLE_RATE; i++) {
        const turn = (2 * Math.PI * hz * i) / SAMPLE_RATE
        re += mixed.left[i] * Math.cos(turn)
        im += mixed.left[i] * Math.sin(turn)
      }
      return Math.hypot(re, im)
    }
    assert.ok(power(1000) > 2 * power(200))
    assert.ok(power(200) > 0)
    assert.equal(fitLength(speech, 10).left.length, 10)
  })
})
