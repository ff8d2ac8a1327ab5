/**
 * A film of six shots of five seconds at 720p with music, captions and crossings, without painting:
 * bench-film.ts, in a process of its own so that the peak memory is its own.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { buildDefaults, type ToolDefinition } from '@contract/tools/define'
import type { FilmShot } from '@contract/tools/film'
import { mp4Facts } from '@media/video/probe/mp4'
import { FILM_JOIN_TOOL, FILM_PIECE_TOOL } from '@studio/tools/film/definition'
import { filmJoinTool } from '@studio/tools/film/join'
import { filmPieceTool } from '@studio/tools/film/piece'
import { createWork } from '@studio/tools/work'
import { cpuNow } from './lib/processes'

const SHOTS = 6
const SECONDS = 5
const SIZE = { width: 1280, height: 720 }
const MOTIONS = ['in', 'left', 'up', 'orbit', 'out', 'right'] as const

type Media = ReadonlyMap<string, Uint8Array>

async function run(
  definition: ToolDefinition,
  tool: (work: never) => ReturnType<typeof filmPieceTool>,
  { folder, params, media }: { folder: string; params: object; media: Media },
): Promise<Uint8Array> {
  const into = await mkdtemp(path.join(folder, 'tool-'))
  const input = { params: { ...buildDefaults(definition), ...params }, media, seed: 3 }
  const work = createWork(definition, { ...input, folder: into }, () => undefined)
  const { videos = [] } = await tool(work as never)
  const [video] = videos
  if (!video) throw new Error('no video')
  return readFile(video.path)
}

/** The photograph, another part of it for each shot. */
async function buildMedia(): Promise<Media> {
  const file = path.join(process.cwd(), 'tests/photos/chelsea.jpg')
  const entries = Array.from({ length: SHOTS }, async (_, i) => {
    const part = sharp(file).extract({ left: i * 10, top: i * 8, width: 380, height: 214 })
    const bytes = await part.resize(1344, 768, { fit: 'fill' }).png().toBuffer()
    return [`upload:shot${i}`, new Uint8Array(bytes)] as const
  })
  return new Map(await Promise.all(entries))
}

async function measure() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-film-'))
  try {
    const media = await buildMedia()
    const shots = MOTIONS.map((motion, i): FilmShot => ({
      id: `shot${i}`,
      image: `upload:shot${i}`,
      text: '雪停了，她把伞放下，站在老街中间往前看',
      seconds: SECONDS,
      motion,
      crossing: i === 0 ? 'none' : 'fade',
    }))
    const pieces: Uint8Array[] = []
    const startedAt = cpuNow()
    for (const [i, shot] of shots.entries()) {
      const before = shots[i - 1]
      for (const some of before ? [[before, shot], [shot]] : [[shot]]) {
        const params = { shots: some, ...SIZE, captions: 'burned' }
        pieces.push(await run(FILM_PIECE_TOOL, filmPieceTool, { folder, params, media }))
      }
    }
    const piecesMs = cpuNow() - startedAt
    const refs = pieces.map((_, i) => `upload:piece${i}`)
    const film = await run(FILM_JOIN_TOOL, filmJoinTool, {
      folder,
      params: { pieces: refs, lines: [], music: 'calm', seed: 5 },
      media: new Map(pieces.map((file, i) => [`upload:piece${i}`, file])),
    })
    const joinMs = cpuNow() - startedAt - piecesMs
    const { frames, durationMs } = mp4Facts(Buffer.from(film))
    const peakMb = process.resourceUsage().maxRSS / 1024
    return { piecesMs, joinMs, frames, durationMs, bytes: film.length, peakMb }
  } finally {
    await rm(folder, { recursive: true })
  }
}

void measure().then((figures) => process.stdout.write(JSON.stringify(figures)))
