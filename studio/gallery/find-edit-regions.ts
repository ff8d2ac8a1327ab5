/**
 * Writes the regions of the photographs of tests/edit-sentences, for their scoring without
 * networks: `npx tsx studio/gallery/find-edit-regions.ts <folder with weights> [ids, …]`.
 * Without ids all photographs are looked at. A failed network stops the run.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { decodeRaster } from '@media/codec'
import { createSessions } from '@nets/runtime/sessions'
import { MASK_PIXELS } from '../imaging/masks/source'
import { findRegions } from '../tools/regions/find'
import type { PhotoRegions } from './edit-sentences/score-photos'
import { fetchPhotographs, listPhotographs, photographPath } from './parts/evaluation/photographs'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FOLDER = path.join(ROOT, 'tests/edit-sentences')
/** Corners of an outline that scoring needs. */
const CORNERS = 12

interface PhotoRow {
  readonly id: string
  readonly file?: string
  readonly list?: string
  readonly photograph?: string
}

async function findFile({ id, file, list, photograph }: PhotoRow): Promise<string> {
  if (file !== undefined) return path.join(ROOT, file)
  const row = (await listPhotographs([list ?? ''])).find((one) => one.id === photograph)
  if (!row) throw new Error(`${id}: no photograph ${photograph ?? ''} in ${list ?? ''}`)
  await fetchPhotographs([row])
  return photographPath(row)
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000

function thin(outline: readonly number[]): number[] {
  const every = Math.max(1, Math.ceil(outline.length / 2 / CORNERS))
  return outline.filter((_, at) => Math.floor(at / 2) % every === 0)
}

async function look(row: PhotoRow, weights: string): Promise<PhotoRegions[string]> {
  const picture = await decodeRaster(await readFile(await findFile(row)), {
    maxPixels: MASK_PIXELS,
  })
  const { run } = createSessions({ folder: weights, threads: 1 })
  const { subjectNames, seen, regions } = await findRegions(run, picture)
  if (!seen) throw new Error(`${row.id}: the networks did not answer`)
  return {
    aspect: round(picture.width / picture.height),
    subjectNames,
    seen,
    regions: regions.map(({ bounds: { x, y, width, height }, ...region }) => ({
      ...region,
      bounds: { x: round(x), y: round(y), width: round(width), height: round(height) },
      outlines: region.outlines.map(thin),
      share: round(region.share),
      score: round(region.score),
    })),
  }
}

async function main(weights: string, ids: readonly string[]): Promise<void> {
  const file = path.join(FOLDER, 'regions.json')
  const found: Record<string, PhotoRegions[string]> = JSON.parse(await readFile(file, 'utf8'))
  const lines = (await readFile(path.join(FOLDER, 'pictures.jsonl'), 'utf8')).split('\n')
  const rows = lines
    .filter(Boolean)
    .map((line) => JSON.parse(line) as PhotoRow & { from: string })
    .filter(({ id, from }) => from !== 'painter' && (ids.length === 0 || ids.includes(id)))
  for (const row of rows) {
    found[row.id] = await look(row, weights)
    await writeFile(file, `${JSON.stringify(found)}\n`)
    process.stdout.write(`${row.id}: ${found[row.id]?.regions.map(({ name }) => name).join(' ')}\n`)
  }
}

const [, , weights, ...ids] = process.argv
if (weights === undefined) throw new Error('the folder with the weights of the networks is missing')
await main(weights, ids)
