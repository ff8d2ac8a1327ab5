/** Tables of the tools: each alone, what surrounds them, sixteen at once, and codes read back. */
import { ALL_TOOLS } from '@contract/tools/all'
import { isMode } from '@contract/tools/modes'
import { loadConfig } from '../server/src/config/config'
import { measureCrowd } from './bench-crowd'
import { runInChild, bundleScript, table } from './lib/measure'

const MEGAPIXELS = 1
const CODES = 200

interface ToolFigures {
  toolMs: number
  pipelineMs: number
  rawMs: number
  peakMb: number
  /** Null: it asks no network, or there are none here. */
  netsMs: number | null
  pictures: number
  refusal: string
}

interface FilmFigures {
  piecesMs: number
  joinMs: number
  frames: number
  peakMb: number
}

interface CodeFigures {
  look: string
  codes: number
  read: number
  refused: number
  art: string
}

const ms = (value: number): string => `${Math.round(value)} ms`

/** Each tool with a photograph of one megapixel, alone in a process. */
export async function benchTools(): Promise<void> {
  const thin = await runInChild<{ name: string; oursMs: number; rawMs: number }[]>(
    await bundleScript('bench-thin'),
  )
  table(
    ['library wrapper, CPU time', 'ours', 'library alone', 'ratio'],
    thin.map(({ name, oursMs, rawMs }) => [
      name,
      ms(oursMs),
      ms(rawMs),
      (oursMs / rawMs).toFixed(2),
    ]),
  )
  const file = await bundleScript('bench-tool')
  const { nets } = loadConfig(process.env)
  const rows: string[][] = []
  for (const { id, name } of ALL_TOOLS) {
    if (isMode(id)) continue
    const figures = await runInChild<ToolFigures>(file, id, MEGAPIXELS, nets.on ? nets.folder : '')
    const { toolMs, pipelineMs, rawMs, netsMs, pictures, peakMb, refusal } = figures
    const ratio = pictures > 0 ? (pipelineMs / rawMs).toFixed(2) : '–'
    rows.push([
      `${name} ${id}`,
      refusal || ms(toolMs),
      netsMs === null ? '–' : ms(netsMs),
      ms(pipelineMs),
      ratio,
      `${Math.round(peakMb)} MB`,
    ])
  }
  table(
    [
      `tool at ${MEGAPIXELS} MP, CPU time`,
      'open and process',
      'with networks',
      'until stored',
      'against bare decode and encode',
      'peak memory of the process',
    ],
    rows,
  )
}

/** Sixteen jobs at once, as installed and with all of them on the engine at the same time. */
export async function benchCrowd(): Promise<void> {
  const rows: string[][] = []
  const ways: readonly [string, Record<string, string>][] = [
    ['default settings', {}],
    ['4 threads, 16 concurrent jobs', { PAINTER_THREADS: '4', WORKER_CONCURRENCY: '16' }],
  ]
  for (const [name, env] of ways) {
    const { ended, succeeded, tookMs, idleMb, peakMb } = await measureCrowd(env)
    const seconds = `${Math.round(tookMs / 1000)} s`
    const memory = [idleMb, peakMb].map((mb) => `${Math.round(mb)} MB`)
    rows.push([name, `${ended} of 16`, String(succeeded), seconds, ...memory])
  }
  table(
    ['16 mixed jobs of 1 to 4 MP', 'ended', 'with a result', 'duration', 'memory before', 'peak'],
    rows,
  )
}

/** Six shots of five seconds at 720p, rendered and joined with music; painting is not in it. */
export async function benchFilm(): Promise<void> {
  const { piecesMs, joinMs, frames, peakMb } = await runInChild<FilmFigures>(
    await bundleScript('bench-film'),
  )
  table(
    [
      'film of 30 s, six shots, 720p',
      'shots, CPU time',
      'joining with music',
      'frames',
      'peak memory',
    ],
    [['', ms(piecesMs), ms(joinMs), String(frames), `${Math.round(peakMb)} MB`]],
  )
}

/** Random texts in every look: read back from the stored file by two readers, or refused. */
export async function benchCodes(): Promise<void> {
  const file = await bundleScript('bench-codes')
  const rows = await runInChild<CodeFigures[]>(file, CODES)
  table(
    ['look', 'codes', 'read by both', 'refused', 'art passed of 0.75'],
    rows.map(({ look, codes, read, refused, art }) => [
      look,
      ...[codes, read, refused].map(String),
      art,
    ]),
  )
}
