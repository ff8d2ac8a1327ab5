/**
 * Runs the committed cases of studio/testing/photographs on photographs that tools were not set on:
 *
 *   MODELS_DIR=… node --import tsx studio/gallery/evaluate-tools.ts <out folder>
 *     [--cases cases.json] [--tools tap,cleaner] [--only <part of an id>] [--rest shown|added]
 *
 * Writes <case>-1.png … and <case>.json with verdict, notes, refusal and CPU seconds; a case that
 * has its .json already is left alone, so an interrupted run goes on. `evaluate-sheets.ts` lays two
 * such folders out without saying which is which. `--rest`: brushed cases alone, what is offered after
 * their strokes (`shown`), or, of those with an offer, the result with it (`added`).
 */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { netsHere } from './parts/nets'
import { type EvaluationCase, findOffer, readCases, runCase } from './parts/evaluation/cases'
import { fetchPhotographs, listPhotographs, photographPath } from './parts/evaluation/photographs'

function readOptions(): { out: string; options: ReadonlyMap<string, string> } {
  const [out = '', ...rest] = process.argv.slice(2)
  if (out === '' || out.startsWith('--')) throw new Error('usage: evaluate-tools <out folder> …')
  const options = new Map<string, string>()
  for (let i = 0; i < rest.length; i += 2)
    options.set((rest[i] ?? '').replace(/^--/, ''), rest[i + 1] ?? '')
  return { out, options }
}

async function main(): Promise<void> {
  const { out, options } = readOptions()
  const tools = options.get('tools')?.split(',')
  const only = options.get('only') ?? ''
  const cases = (await readCases(options.get('cases'))).filter(
    ({ id, tool }) => id.includes(only) && (!tools || tools.includes(tool)),
  )
  const photographs = await listPhotographs()
  const used = JSON.stringify(cases)
  const isUsed = ({ id }: { id: string }): boolean =>
    used.includes(`"${id}"`) || used.includes(`"photo:${id}"`)
  await fetchPhotographs(photographs.filter(isUsed))
  const read = async (id: string): Promise<Uint8Array> => {
    const found = photographs.find((photograph) => photograph.id === id)
    if (!found) throw new Error(`no photograph ${id}`)
    return readFile(photographPath(found))
  }
  await mkdir(out, { recursive: true })
  const nets = netsHere()
  const rest = options.get('rest')
  const runOffer = async (one: EvaluationCase): Promise<void> => {
    const report = path.join(out, `${one.id}.json`)
    if (!one.strokes || existsSync(report)) return
    const { outlines, shown, cpuMs } = await findOffer(await read(one.photo), one, nets)
    console.log(one.id, `${cpuMs} ms`, outlines.length > 0 ? 'offered' : '')
    if (rest === 'added' && outlines.length > 0) return runOne({ ...one, outlines })
    if (outlines.length > 0) await writeFile(path.join(out, `${one.id}-1.png`), shown)
    await writeFile(report, JSON.stringify({ ...one, outlines, cpuMs }, null, 2))
  }
  const runOne = async (one: EvaluationCase): Promise<void> => {
    const report = path.join(out, `${one.id}.json`)
    if (existsSync(report)) return
    const folder = await mkdtemp(path.join(os.tmpdir(), 'evaluate-'))
    const started = process.cpuUsage()
    const { files, ...facts } = await runCase(one, { read, nets, folder })
    const { user, system } = process.cpuUsage(started)
    const cpuSeconds = Math.round((user + system) / 1e5) / 10
    for (const [name, bytes] of files) await writeFile(path.join(out, `${one.id}-${name}`), bytes)
    await writeFile(report, JSON.stringify({ ...one, ...facts, cpuSeconds }, null, 2))
    await rm(folder, { recursive: true, force: true })
    console.log(one.id, `${cpuSeconds} CPU s`, facts.verdict ?? '', facts.declined ?? '')
  }
  for (const one of cases) await (rest ? runOffer(one) : runOne(one))
}

await main()
