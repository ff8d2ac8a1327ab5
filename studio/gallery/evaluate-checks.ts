/**
 * Runs the check of removals on finished pictures of `evaluate-tools.ts`, which takes a fraction of
 * their time, and writes <case>.check.json with every measurement next to the fault that it finds:
 *
 *   MODELS_DIR=… node --import tsx studio/gallery/evaluate-checks.ts <folder of results>
 *     [--cases cases.json] [--only <part of an id>]
 */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { decodeRaster } from '@media/codec'
import { netsHere } from './parts/nets'
import { readCases } from './parts/evaluation/cases'
import { listPhotographs, photographPath } from './parts/evaluation/photographs'
import { FULL_PIXELS } from '../tools/filling/hole'
import { findFault } from '../tools/filling/evidence'
import { measureFilling, openFilling } from '../tools/filling/verdict'

const REMOVES: Readonly<Record<string, 'brush' | 'tap'>> = { cleaner: 'brush', samInpaint: 'tap' }

const [folder = '', ...rest] = process.argv.slice(2)
const readOption = (name: string): string | undefined =>
  rest.includes(`--${name}`) ? rest[rest.indexOf(`--${name}`) + 1] : undefined
const only = readOption('only') ?? ''
const cases = (await readCases(readOption('cases'))).filter(({ id }) => id.includes(only))
const photographs = await listPhotographs()
const nets = netsHere()

for (const { id, tool, photo } of cases) {
  const [made, report] = [path.join(folder, `${id}-1.png`), path.join(folder, `${id}.check.json`)]
  const from = REMOVES[tool]
  const photograph = photographs.find((one) => one.id === photo)
  if (!from || !photograph || !existsSync(made) || existsSync(report)) continue
  const read = async (file: string) =>
    decodeRaster(await readFile(file), { maxPixels: FULL_PIXELS })
  const [before, after] = [await read(photographPath(photograph)), await read(made)]
  // Every other pixel is the photograph's.
  const hole = Uint8Array.from({ length: before.width * before.height }, (_, at) =>
    [0, 1, 2].some((channel) => before.rgba[4 * at + channel] !== after.rgba[4 * at + channel])
      ? 1
      : 0,
  )
  const { factsAfter, ...known } = await openFilling(nets, { before, hole, from })
  const facts = factsAfter(after)
  const evidence = await measureFilling(
    nets,
    { before, after, hole },
    { ...known, facts, whole: true },
  )
  const fault = evidence && findFault(evidence)
  await writeFile(report, JSON.stringify({ id, fault, evidence }, null, 2))
  console.log(id)
}
