/** A tool at work on one of its samples. */
import { mkdtemp, readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { SAMPLE_FILES, type SampleId, samplesIn, withSamples } from '@contract/samples/files'
import { checkParams } from '@contract/tools/check'
import { buildDefaults, type ToolDefinition, type SentParams } from '@contract/tools/define'
import { STUDIO_TOOLS } from '../../tools/registry'
import type { ToolResult } from '../../tools/tool'
import { createWork } from '../../tools/work'
import { netsHere } from './nets'

export const SAMPLES_FOLDER = path.resolve('server/covers/samples')

export const samplePath = (id: SampleId): string =>
  path.join(SAMPLES_FOLDER, `${id}.${SAMPLE_FILES[id].extension}`)

/** `files` stand in for those of samples. Throws when the parameters are none of the tool's. */
export async function runSample(
  tool: ToolDefinition,
  params: SentParams,
  files: ReadonlyMap<SampleId, string> = new Map(),
): Promise<ToolResult> {
  const media = new Map<string, Uint8Array>()
  for (const id of samplesIn(params))
    media.set(`upload:${id}`, await readFile(files.get(id) ?? samplePath(id)))
  const order = { ...buildDefaults(tool), ...params }
  const whole = withSamples(order, (id) => `upload:${id}`) as Record<string, unknown>
  const issues = checkParams(tool, whole)
  if (issues.length > 0)
    throw new Error(`${tool.id}: ${issues.map(({ message }) => message).join('；')}`)
  const load = STUDIO_TOOLS[tool.id]
  if (!load) throw new Error(`no tool ${tool.id}`)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sample-'))
  const run = await load()
  return run(
    createWork(tool, { params: whole, media, seed: 5, folder, nets: netsHere() }, () => {}),
  )
}
