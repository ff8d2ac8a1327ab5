/**
 * Runs a tool of the embedded engine on files of this machine, to look at what it makes.
 * node --import tsx studio/gallery/tool-try.ts <tool id> <out folder> [key=value …]
 * A value is JSON, a plain word, or `@file` for image and video parameters (`@a.jpg,@b.jpg` for
 * several). MODELS_DIR names weights of networks; without it there are none. Prints time and memory; writes 1.png … or the video.
 */
import { mkdir, mkdtemp, readFile, copyFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { findTool } from '@contract/tools/all'
import { checkParams } from '@contract/tools/check'
import { buildDefaults } from '@contract/tools/define'
import { STUDIO_TOOLS } from '../tools/registry'
import { createWork } from '../tools/work'
import { netsHere } from './parts/nets'
import { encodePng } from '@media/codec'

const media = new Map<string, Uint8Array>()

async function take(file: string): Promise<string> {
  const ref = `upload:${media.size + 1}`
  media.set(ref, await readFile(file))
  return ref
}

async function parseParam(text: string): Promise<unknown> {
  if (text.startsWith('@')) {
    const refs: string[] = []
    for (const file of text.split(',')) refs.push(await take(file.slice(1)))
    return refs.length > 1 ? refs : refs[0]
  }
  try {
    // files inside of JSON, e.g. the pictures of shots
    const files = new Map<string, string>()
    for (const [, file = ''] of text.matchAll(/"@([^"]+)"/g)) files.set(file, await take(file))
    return JSON.parse(
      text.replace(/"@([^"]+)"/g, (_, file: string) => `"${files.get(file)}"`),
    ) as unknown
  } catch {
    return text
  }
}

async function main(): Promise<void> {
  const [id = '', out = '', ...pairs] = process.argv.slice(2)
  const tool = findTool(id)
  const load = STUDIO_TOOLS[id]
  if (!tool || !load || !out)
    throw new Error('usage: tool-try <tool id> <out folder> [key=value …]')
  const params: Record<string, unknown> = { ...buildDefaults(tool) }
  for (const pair of pairs) {
    const split = pair.indexOf('=')
    const key = pair.slice(0, split)
    const value = await parseParam(pair.slice(split + 1))
    params[key] = tool.params[key]?.kind === 'images' && !Array.isArray(value) ? [value] : value
  }
  const issues = checkParams(tool, params)
  if (issues.length > 0) throw new Error(issues.map(({ message }) => message).join('；'))
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tool-'))
  const seed = typeof params.seed === 'number' ? params.seed : 1
  const run = await load()
  const started = process.cpuUsage()
  const clock = Date.now()
  const result = await run(
    createWork(tool, { params, media, seed, folder, nets: netsHere() }, () => {}),
  )
  const { user, system } = process.cpuUsage(started)
  const memory = Math.round(process.memoryUsage().rss / 2 ** 20)
  console.log(
    `${Date.now() - clock} ms, ${Math.round((user + system) / 1000)} ms CPU, ${memory} MB`,
  )
  await mkdir(out, { recursive: true })
  for (const [i, { raster }] of (result.pictures ?? []).entries())
    await writeFile(path.join(out, `${i + 1}.png`), await encodePng(raster))
  for (const video of result.videos ?? [])
    await copyFile(video.path, path.join(out, path.basename(video.path)))
  if (result.answer) console.log(JSON.stringify(result.answer, null, 2))
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
