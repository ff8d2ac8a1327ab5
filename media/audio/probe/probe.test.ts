import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { ffmpegProgram } from '../../video/ffmpeg'
import { measureLoudness } from '../master/loudness'
import { readSound } from '../read'
import { SAMPLE_RATE } from '../track'
import { buildM4a, patched, tag, wav, wavHeader } from '../testing/sounds'
import { SoundRefused } from './facts'
import { isSoundOnly } from './m4a'
import { looksLikeSound, probeSound } from './probe'
import { ofBuffer, ofHandle } from './source'
import { takeSound } from './take'

let folder = ''
before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'sounds-'))
  await chmod(folder, 0o755)
})
after(() => rm(folder, { recursive: true }))

const TONE = 'sine=f=440:d=2:r=44100,volume=6'

/** One file of this kind, by ffmpeg. */
async function make(name: string, args: readonly string[] = [], source = TONE): Promise<Buffer> {
  const target = path.join(folder, name)
  const input = ['-hide_banner', '-loglevel', 'error', '-y', '-f', 'lavfi', '-i', source]
  const made = spawnSync(ffmpegProgram(), [...input, ...args, target])
  assert.equal(made.status, 0, String(made.stderr))
  return readFile(target)
}

async function take(bytes: Buffer) {
  const own = await mkdtemp(path.join(folder, 'one-'))
  const file = path.join(own, 'posted')
  await writeFile(file, bytes)
  return takeSound(file, await probeSound(ofBuffer(bytes)))
}

describe('sounds that are taken', () => {
  const kinds: readonly [name: string, args: readonly string[], source?: string][] = [
    ['a.mp3', ['-c:a', 'libmp3lame', '-b:a', '64k']],
    ['tagged.mp3', ['-c:a', 'libmp3lame', '-metadata', 'title=某人的歌']],
    ['a.m4a', ['-c:a', 'aac']],
    ['a.aac', ['-c:a', 'aac', '-f', 'adts']],
    ['alac.m4a', ['-c:a', 'alac']],
    ['a.wav', ['-c:a', 'pcm_s16le']],
    ['float.wav', ['-c:a', 'pcm_f32le']],
    ['law.wav', ['-c:a', 'pcm_mulaw', '-ar', '8000']],
    ['vorbis.ogg', ['-c:a', 'libvorbis']],
    ['opus.ogg', ['-c:a', 'libopus']],
    ['a.flac', ['-c:a', 'flac']],
    ['high.wav', ['-ar', '384000', '-c:a', 'pcm_s16le']],
    ['seven.wav', ['-c:a', 'pcm_s16le'], 'aevalsrc=0.4*sin(2764*t)|0|0|0|0|0|0.4*sin(1382*t):d=2'],
  ]
  for (const [name, args, source] of kinds)
    test(name, async () => {
      const bytes = await make(name, args, source)
      assert.ok(looksLikeSound(bytes.subarray(0, 12)) || (await isSoundOnly(ofBuffer(bytes))))
      const taken = await take(bytes)
      assert.ok(Math.abs(taken.seconds - 2) < 0.1, `${taken.seconds} s`)
      assert.ok(Math.max(...taken.peaks) > 0.1)
      const stored = await readFile(taken.path)
      assert.ok(!stored.includes('某人的歌'))
      const track = await readSound({ path: taken.path, reader: 'mov' }, 60)
      assert.ok(Math.abs(track.left.length / SAMPLE_RATE - 2) < 0.1)
      assert.ok(measureLoudness(track) > -40)
    })

  test('an MP3 behind a picture of 15 MB', async () => {
    const sound = await make('b.mp3', ['-c:a', 'libmp3lame', '-b:a', '64k'])
    const bytes = Buffer.concat([tag(15 * 1024 * 1024), sound])
    const file = path.join(folder, 'tag.mp3')
    await writeFile(file, bytes)
    const handle = await open(file)
    try {
      const facts = await probeSound(ofHandle(handle, bytes.length))
      assert.deepEqual(facts, { reader: 'mp3', rate: 44_100, channels: 1 })
    } finally {
      await handle.close()
    }
  })

  test('lengths that lie: what comes out counts', async () => {
    const m4a = await make('c.m4a', ['-c:a', 'aac'])
    assert.ok(Math.abs((await take(patched(m4a, 'mdhd', 16, 0xfffffff0))).seconds - 2) < 0.1)
    const four = wav({ seconds: 1.5, dataBytes: 0xfffffff0 })
    assert.ok(Math.abs((await take(four)).seconds - 1.5) < 0.01)
  })

  test('a value above full scale is lowered before it is encoded', async () => {
    const loud = await take(wav({ seconds: 1.2, float: (i) => 5 * Math.sin(i / 20) }))
    assert.ok(loud.peak > 3, `${loud.peak}`)
    const { left } = await readSound({ path: loud.path, reader: 'mov' }, 5)
    const peak = left.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
    assert.ok(peak > 0.7 && peak < 1.3, `${peak}`)
  })
})

describe('sounds that are refused, in a sentence', () => {
  const rows: readonly [string, () => Buffer | Promise<Buffer>, RegExp][] = [
    ['nothing', () => Buffer.alloc(0), /空的/],
    ['more than 20 MB', () => Buffer.alloc(20 * 1024 * 1024 + 1), /20 MB/],
    ['a playlist', () => Buffer.from('#EXTM3U\nfile:///etc/passwd\n'), /不是能用的音乐/],
    ['a concat list', () => Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'"), /不是能用/],
    ['AIFF, which has a sync word inside', () => make('a.aiff'), /不是能用/],
    ['AC-3', () => make('a.ac3', ['-c:a', 'ac3']), /不是能用/],
    ['1 Hz', () => wav({ rate: 1, seconds: 600 }), /采样率/],
    ['0 Hz', () => wav({ rate: 0 }), /采样率/],
    ['4 GHz', () => wav({ rate: 4_000_000_000 }), /采样率/],
    ['0 channels', () => wav({ channels: 0 }), /声道/],
    ['255 channels', () => wav({ channels: 255 }), /声道/],
    ['silence', () => wav({ seconds: 2, float: () => 0 }), /没有声音/],
    ['−70 dB', () => wav({ seconds: 2, float: (i) => 3e-4 * Math.sin(i / 20) }), /没有声音/],
    ['a header alone', () => wavHeader({ dataBytes: 0 }), /不到 1 秒|损坏/],
    ['two samples', () => wav({ seconds: 2 / 44_100 }), /不到 1 秒/],
    ['NaN', () => wav({ float: (i) => (i === 900 ? NaN : 0.1) }), /不是正常的声音/],
    ['infinity', () => wav({ float: (i) => (i === 900 ? Infinity : 0.1) }), /不是正常的声音/],
    ['1e30', () => wav({ float: () => 1e30 }), /不是正常的声音/],
    ['a tag without sound', () => tag(2000), /不是能用|损坏/],
    ['purchased music (drms)', () => buildM4a('drms'), /版权保护/],
    ['encrypted music (enca)', () => buildM4a('enca'), /版权保护/],
    ['an unknown codec in MP4', () => buildM4a('ac-3'), /编码/],
    ['a rate of 1 Hz in AAC settings', () => buildM4a('mp4a', { explicitRate: 1 }), /采样率/],
    [
      'half an M4A, its index at the end',
      async () => {
        const bytes = await make('d.m4a', ['-c:a', 'aac'])
        return bytes.subarray(0, bytes.length >> 1)
      },
      /不完整|损坏/,
    ],
    [
      'a video without sound',
      () => make('v.mp4', ['-an', '-c:v', 'mpeg4'], 'color=s=32x32:d=1'),
      /没有声音/,
    ],
    ['Speex in Ogg', () => Buffer.from(`OggS${'\0'.repeat(22)}\x01\x20Speex   1.2rc1  `), /编码/],
  ]
  for (const [name, file, sentence] of rows)
    test(name, async () => {
      const bytes = await file()
      await assert.rejects(take(bytes), (error: Error) => {
        assert.ok(error instanceof SoundRefused, String(error))
        assert.match(error.message, sentence)
        return true
      })
    })

  test('damaged files end in a sentence or are played', async () => {
    const whole = [
      await make('e.mp3', ['-c:a', 'libmp3lame', '-b:a', '32k']),
      await make('e.m4a', ['-c:a', 'aac', '-movflags', '+faststart']),
      await make('e.ogg', ['-c:a', 'libvorbis']),
    ]
    for (const bytes of whole)
      for (let i = 0; i < 40; i++) {
        const damaged = Buffer.from(bytes)
        // Heads are where readers of ours look.
        damaged[(i * 37) % Math.min(1200, bytes.length)] ^= 1 << (i & 7)
        await probeSound(ofBuffer(damaged)).catch((error: unknown) =>
          assert.ok(error instanceof SoundRefused, String(error)),
        )
      }
  })
})
