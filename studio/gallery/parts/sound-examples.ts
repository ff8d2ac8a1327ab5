/** Six videos with sound, each made by the code that makes it in the product. */
import { copyFile, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { TOOL_SAMPLES } from '@contract/samples/tools'
import type { SampleId } from '@contract/samples/files'
import { buildDefaults, type ToolDefinition, type SentParams } from '@contract/tools/define'
import type { FilmShot } from '@contract/tools/film'
import { img2vid } from '@contract/tools/img2vid'
import { short } from '@contract/tools/short'
import { vid2vid } from '@contract/tools/vid2vid'
import { vidMaker } from '@contract/tools/vidMaker'
import { takeSound } from '@media/audio/probe/take'
import { wav } from '@media/audio/testing/sounds'
import { codeImage, posterSheet } from '@media/poster/sheet'
import { FPS, SECONDS, writePosterVideo } from '@media/poster/video'
import { writeVideo } from '@media/video/encode'
import { probeVideo } from '@media/video/probe/probe'
import sharp from 'sharp'
import { FILM_JOIN_TOOL, FILM_PIECE_TOOL } from '../../tools/film/definition'
import { filmJoinTool } from '../../tools/film/join'
import { filmPieceTool } from '../../tools/film/piece'
import { addMusic } from '../../tools/music/add'
import type { StudioTool } from '../../tools/tool'
import { createWork } from '../../tools/work'
import { runSample, samplePath } from './run-sample'

interface SoundExample {
  /** Of its file in the gallery. */
  readonly id: string
  readonly name: string
  /** Writes the MP4 into a folder. @returns its path */
  make(folder: string): Promise<string>
}

const SEED = 5
const say = (text: string) => ({ image: null, text, seconds: 2 })

const fromTool = (tool: ToolDefinition, params: SentParams) => async (folder: string) => {
  const { videos = [] } = await runSample(tool, params)
  const [made] = videos
  if (!made) throw new Error(`${tool.id}: no video`)
  const file = path.join(folder, `${tool.id}.mp4`)
  await copyFile(made.path, file)
  return file
}

/** 存成短片: the poster of a work whose picture has no stages. */
async function makePoster(folder: string): Promise<string> {
  const picture = await readFile(samplePath('alps'))
  const { width = 3, height = 4 } = await sharp(picture).metadata()
  const code = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#333' } })
    .png()
    .toBuffer()
  const words = { title: '雪山', words: '雪山下的湖泊', by: '墨友 作', scan: '扫码看原作' }
  const sheet = posterSheet(
    { ...words, brand: '墨光', seal: '墨' },
    { width, height },
    await codeImage(`data:image/png;base64,${code.toString('base64')}`),
  )
  const file = path.join(folder, 'poster.mp4')
  await writeVideo({ path: file, width: sheet.width, height: sheet.height, fps: FPS }, (write) =>
    writePosterVideo(sheet, [picture], write),
  )
  const video = { path: file, frames: SECONDS * FPS, fps: FPS, words: [words.words] }
  await addMusic({ params: { music: 'auto' }, seed: SEED }, video)
  return file
}

const FILM: readonly (Pick<FilmShot, 'text' | 'motion' | 'crossing'> & { sample: SampleId })[] = [
  { sample: 'village', text: '雪停了', motion: 'in', crossing: 'none' },
  { sample: 'lake', text: '湖面很静', motion: 'left', crossing: 'fade' },
  { sample: 'boats', text: '船靠了岸', motion: 'out', crossing: 'none' },
]
const FILM_SIZE = { width: 540, height: 960, captions: 'burned' } as const

async function runFilmTool<T extends ToolDefinition>(
  definition: T,
  tool: StudioTool<T>,
  { params, media, folder }: { params: object; media: Map<string, Uint8Array>; folder: string },
): Promise<string> {
  const into = await mkdtemp(path.join(folder, 'tool-'))
  const order = { params: { ...buildDefaults(definition), ...params }, media, seed: SEED }
  const work = createWork(definition, { ...order, folder: into }, () => undefined)
  const [video] = (await tool(work as never)).videos ?? []
  if (!video) throw new Error(`${definition.id}: no video`)
  return video.path
}

/** 短片 of a storyboard: pieces, then one sound track under all of them. */
async function makeFilm(folder: string): Promise<string> {
  const shots = FILM.map(({ sample, ...shot }, i) => {
    return { id: `shot-${i}`, image: `upload:${sample}`, seconds: 2.5, ...shot }
  })
  const media = new Map<string, Uint8Array>()
  for (const { sample } of FILM) media.set(`upload:${sample}`, await readFile(samplePath(sample)))
  const pieces = new Map<string, Uint8Array>()
  for (const [i, shot] of shots.entries()) {
    const before = shots[i - 1]
    const cuts = before && shot.crossing !== 'none' ? [[before, shot], [shot]] : [[shot]]
    for (const cut of cuts) {
      const params = { ...FILM_SIZE, shots: cut }
      const file = await runFilmTool(FILM_PIECE_TOOL, filmPieceTool, { params, media, folder })
      pieces.set(`upload:piece${pieces.size}`, new Uint8Array(await readFile(file)))
    }
  }
  const words = FILM.map(({ text }) => text).join('\n')
  const params = { pieces: [...pieces.keys()], lines: [], voices: [], words, music: 'guofeng' }
  return runFilmTool(FILM_JOIN_TOOL, filmJoinTool, { params, media: pieces, folder })
}

/** Three notes that fade, once a second. */
const playPhrase = (i: number): number => {
  const age = (i % 14_700) / 44_100
  const hz = [392, 494, 587][Math.floor(i / 14_700) % 3] ?? 392
  return 0.5 * Math.exp(-5 * age) * Math.sin(2 * Math.PI * hz * age)
}

/** Own music: three seconds that repeat until the video ends. */
async function makeWithOwnMusic(folder: string): Promise<string> {
  const painted = fromTool(vid2vid, { ...TOOL_SAMPLES.vid2vid?.[1]?.params, music: 'none' })
  const file = await painted(folder)
  const posted = path.join(folder, 'own.wav')
  await writeFile(posted, wav({ seconds: 3, float: playPhrase }))
  const taken = await takeSound(posted, { reader: 'wav', rate: 44_100, channels: 1 })
  const media = new Map([['upload:own', new Uint8Array(await readFile(taken.path))]])
  const { frames, durationMs } = probeVideo(await readFile(file))
  const params = { music: 'own', musicFile: 'upload:own' }
  const video = { path: file, frames, fps: Math.round((frames / durationMs) * 1000) }
  await addMusic({ params, seed: SEED, media }, video)
  return file
}

export const SOUND_EXAMPLES: readonly SoundExample[] = [
  {
    id: 'short',
    name: '动画短片 · 自动',
    make: fromTool(short, {
      shots: [say('江南古镇，小桥流水'), say('荷塘里的锦鲤'), say('竹林里的亭子')],
      style: 'ink',
    }),
  },
  {
    id: 'photos',
    name: '照片成片 · 自动',
    make: fromTool(vidMaker, TOOL_SAMPLES.vidMaker?.[0]?.params ?? {}),
  },
  {
    id: 'picture',
    name: '图生视频 · 神秘',
    make: fromTool(img2vid, {
      ...TOOL_SAMPLES.img2vid?.[0]?.params,
      seconds: 4,
      music: 'mysterious',
    }),
  },
  { id: 'poster', name: '存成短片 · 自动', make: makePoster },
  { id: 'film', name: '短片（分镜） · 国风', make: makeFilm },
  { id: 'own', name: '视频转绘 · 自己的音乐', make: makeWithOwnMusic },
]
