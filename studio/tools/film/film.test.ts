import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { buildDefaults, type ToolDefinition } from '@contract/tools/define'
import type { FilmShot } from '@contract/tools/film'
import { readAigcRecords } from '@media/aigc/read'
import { readSound } from '@media/audio/read'
import { wav } from '@media/audio/testing/sounds'
import { SAMPLE_RATE } from '@media/audio/track'
import { encodePng } from '@media/codec'
import { createRaster } from '@media/raster'
import { readFrames } from '@media/video/decode'
import { writeVideo } from '@media/video/encode'
import { probeVideo } from '@media/video/probe/probe'
import { createWork } from '../work'
import type { StudioTool } from '../tool'
import { FILM_JOIN_TOOL, FILM_PIECE_TOOL } from './definition'
import { filmJoinTool } from './join'
import { filmShot } from './moving-shot'
import { filmPieceTool } from './piece'

let folder = ''
before(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'film-'))))
after(() => rm(folder, { recursive: true }))

const SIZE = { width: 96, height: 160 }
const COLOURS = { red: [200, 20, 20], green: [20, 160, 20], blue: [20, 20, 200] } as const

async function flat(colour: readonly number[]): Promise<Uint8Array> {
  const picture = createRaster(90, 150)
  for (let i = 0; i < 90 * 150; i++) picture.rgba.set([...colour, 255], i * 4)
  return new Uint8Array(await encodePng(picture))
}

async function run(
  definition: ToolDefinition,
  tool: (work: never) => ReturnType<StudioTool<typeof FILM_PIECE_TOOL>>,
  { params, media }: { params: object; media: ReadonlyMap<string, Uint8Array> },
) {
  const into = await mkdtemp(path.join(folder, 'tool-'))
  const input = { params: { ...buildDefaults(definition), ...params }, media, seed: 3 }
  const work = createWork(definition, { ...input, folder: into }, () => undefined)
  const { videos = [], notes = [] } = await tool(work as never)
  const [video] = videos
  assert.ok(video)
  return { video, notes, file: await readFile(video.path) }
}

const shot = (id: keyof typeof COLOURS, more: Partial<FilmShot> = {}): FilmShot => {
  const base = { id, image: `upload:${id}`, text: '', seconds: 2 } as const
  return { ...base, motion: 'in', crossing: 'none', ...more }
}

async function piece(...shots: FilmShot[]): Promise<Buffer> {
  const entries = Object.entries(COLOURS).map(
    async ([id, colour]) => [`upload:${id}`, await flat(colour)] as const,
  )
  const media = new Map(await Promise.all(entries))
  const params = { shots, ...SIZE, captions: 'burned' }
  return (await run(FILM_PIECE_TOOL, filmPieceTool, { params, media })).file
}

async function join(files: readonly Buffer[], params: object) {
  const refs = files.map((_, i) => `upload:p${i}`)
  const media = new Map(files.map((file, i) => [`upload:p${i}`, new Uint8Array(file)]))
  return run(FILM_JOIN_TOOL, filmJoinTool, {
    params: { pieces: refs, lines: [], ...params },
    media,
  })
}

/** Colour of the middle of each frame. */
async function listMiddles(file: Buffer) {
  const target = path.join(folder, 'seen.mp4')
  await writeFile(target, file)
  const plan = { path: target, container: 'mp4', width: 12, height: 20, fps: 24 } as const
  const middles: (readonly number[])[] = []
  for await (const frame of readFrames({ ...plan, maxSeconds: 60 })) {
    const at = (8 * 12 + 6) * 4
    middles.push([...frame.subarray(at, at + 3)])
  }
  return middles
}

const isNear = (seen: readonly number[] | undefined, colour: readonly number[]) =>
  colour.every((value, c) => Math.abs(value - (seen?.[c] ?? -99)) < 25)

describe('a film in pieces', () => {
  test('every frame is there, shots change on their second, sound and picture end together', async () => {
    const shots = [shot('red'), shot('green', { seconds: 2.5, crossing: 'fade' }), shot('blue')]
    const [red, green, blue] = shots as [FilmShot, FilmShot, FilmShot]
    const files = [await piece(red), await piece(red, green), await piece(green), await piece(blue)]
    const { file, notes } = await join(files, { music: 'calm', seed: 5 })
    const facts = probeVideo(file)
    assert.deepEqual(
      [facts.frames, facts.width, facts.height, facts.codec, facts.sound],
      [156, 96, 160, 'avc1', true],
    )
    assert.equal(readAigcRecords(file).length, 1)
    assert.ok(file.indexOf('moov') < file.indexOf('mdat'))
    assert.match(notes.join(''), /宁静/)
    const seen = await listMiddles(file)
    assert.equal(seen.length, 156)
    assert.ok(isNear(seen[46], COLOURS.red), `${seen[46]}`)
    assert.ok(isNear(seen[55], [110, 90, 20]), `${seen[55]}`)
    assert.ok(isNear(seen[64], COLOURS.green), `${seen[64]}`)
    assert.ok(isNear(seen[107], COLOURS.green), `${seen[107]}`)
    assert.ok(isNear(seen[109], COLOURS.blue), `${seen[109]}`)
    const target = path.join(folder, 'heard.mp4')
    await writeFile(target, file)
    const { left } = await readSound({ path: target, reader: 'mov' }, 60)
    assert.ok(Math.abs(left.length / SAMPLE_RATE - 156 / 24) <= 0.04)
  })

  test('one shot is the same bytes each time, whatever is around it', async () => {
    const green = shot('green', { text: '雪停了', motion: 'up' })
    assert.deepEqual(await piece(green), await piece(green))
    assert.notDeepEqual(await piece(green), await piece({ ...green, text: '雪停了。' }))
  })

  test('the video of a model is cut or held; with a last frame it ends on it', async () => {
    const target = path.join(folder, 'model.mp4')
    const plan = { path: target, ...SIZE, fps: 12 }
    await writeVideo(plan, async (write) => {
      const frame = createRaster(SIZE.width, SIZE.height)
      for (let i = 0; i < 36; i++) {
        const colour = i < 24 ? COLOURS.green : COLOURS.blue
        for (let at = 0; at < frame.rgba.length; at += 4) frame.rgba.set([...colour, 255], at)
        await write(frame.rgba)
      }
    })
    const video = new Uint8Array(await readFile(target))
    const clip = { model: 'm', engineId: 'e', key: 'k', prompt: '', seconds: 3, seed: 1 }
    const play = async (more: Partial<FilmShot>, last: 'upload:blue' | null) => {
      const one = shot('red', { ...more, clip: { ...clip, credits: 0, last } })
      const media = new Map([
        ['upload:red', await flat(COLOURS.red)],
        ['clip:k', video],
      ])
      const params = { shots: [one], ...SIZE, captions: 'burned' }
      return listMiddles((await run(FILM_PIECE_TOOL, filmPieceTool, { params, media })).file)
    }
    const cut = await play({ seconds: 1.5 }, null)
    assert.equal(cut.length, 36)
    assert.ok(
      cut.every((seen) => isNear(seen, COLOURS.green)),
      'nothing of its last second',
    )
    const held = await play({ seconds: 4 }, null)
    assert.equal(held.length, 96)
    assert.ok(isNear(held[95], COLOURS.blue))
    const fitted = await play({ seconds: 1.5 }, 'upload:blue')
    assert.equal(fitted.length, 36)
    assert.ok(isNear(fitted[20], COLOURS.green) && isNear(fitted[28], COLOURS.blue))
  })

  test('a spoken caption is seen while it is spoken, and heard', async () => {
    const picture = createRaster(90, 150)
    const speech = { from: 0.5, to: 1.2 }
    const stage = { ...SIZE, captioned: true }
    const draw = async (more: Partial<FilmShot>) => {
      const { draw: drawAt } = await filmShot(picture, shot('red', more), stage)
      return (second: number) => {
        const frame = createRaster(SIZE.width, SIZE.height)
        drawAt(frame, second)
        return Buffer.from(frame.rgba)
      }
    }
    const [spoken, bare] = await Promise.all([draw({ text: '雪停了', speech }), draw({ text: '' })])
    const isSeen = [0.1, 0.6, 1.1, 1.5].map((at) => !spoken(at).equals(bare(at)))
    assert.deepEqual(isSeen, [false, true, true, false])

    const tone = wav({ seconds: 1, float: (i) => 0.4 * Math.sin(i / 10) })
    const red = await piece(shot('red'))
    const { file } = await run(FILM_JOIN_TOOL, filmJoinTool, {
      params: {
        pieces: ['upload:p0'],
        lines: [],
        voices: [{ ref: 'upload:speech-0', fromMs: 500 }],
        music: 'none',
      },
      media: new Map([
        ['upload:p0', new Uint8Array(red)],
        ['upload:speech-0', new Uint8Array(tone)],
      ]),
    })
    const target = path.join(folder, 'spoken.mp4')
    await writeFile(target, file)
    const { left } = await readSound({ path: target, reader: 'mov' }, 60)
    const loudest = (from: number, to: number) =>
      left
        .subarray(from * SAMPLE_RATE, to * SAMPLE_RATE)
        .reduce((a, b) => Math.max(a, Math.abs(b)), 0)
    assert.ok(loudest(0, 0.4) < 0.01 && loudest(1.65, 2) < 0.01, 'silent before and after')
    assert.ok(loudest(0.6, 1.4) > 0.1)
  })

  test('without music it is silent; words are a track that can be switched on', async () => {
    const files = [await piece(shot('red')), await piece(shot('blue'))]
    const lines = [
      { text: '红 --> 色', fromMs: 0, toMs: 2000 },
      { text: ' ', fromMs: 2000, toMs: 2100 },
      { text: '蓝\n色', fromMs: 2100, toMs: 4000 },
    ]
    const { file, video } = await join(files, { music: 'none', captions: 'track', lines })
    const facts = probeVideo(file)
    assert.deepEqual([facts.frames, facts.sound, video.durationMs], [96, false, 4000])
    assert.ok(file.includes('tx3g') && file.includes('红 → 色') && file.includes('蓝 色'))
    assert.equal(readAigcRecords(file).length, 1)
    assert.ok(isNear([...video.poster.rgba.subarray(0, 3)], COLOURS.red))
  })
})
