import assert from 'node:assert/strict'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { ALL_APPS } from '@contract/apps/all'
import { appToolId, toolOfApp } from '@contract/apps/define'
import { SAMPLE_IDS } from '@contract/samples/files'
import { TOOL_SAMPLES } from '@contract/samples/tools'
import { ALL_TOOLS } from '@contract/tools/all'
import type { ToolDefinition } from '@contract/tools/define'
import { findCover, sampleFile } from './covers'
import { coversFolder, projectRoot } from './paths'

const demo = (id: string, part = '') => path.join(coversFolder, 'demos', `${id}${part}.webp`)

/** Samples shown on a tool's page, by its output. */
function listPictures(id: string, { output }: ToolDefinition): string[] {
  if (output === 'video') return [demo(id)]
  return output === 'text' ? [demo(id, '-before')] : [demo(id, '-before'), demo(id, '-after')]
}

const shown = [
  ...ALL_TOOLS.filter(({ id }) => id === 'short' || TOOL_SAMPLES[id]).map(
    (tool) => [tool.id, tool] as const,
  ),
  ...ALL_APPS.map((app) => [appToolId(app.id), toolOfApp(app)] as const),
]

test('every tool and every small app has a cover of its own and its before and after', () => {
  assert.ok(shown.length > 30)
  const covers = shown.map(([id, tool]) => {
    assert.equal(findCover(id), `/covers/${id}.webp`)
    for (const file of listPictures(id, tool)) assert.ok(existsSync(file), file)
    return readFileSync(path.join(coversFolder, `${id}.webp`), 'base64')
  })
  assert.equal(new Set(covers).size, shown.length, 'no two are the same')
})

test('covers a page fetches at once stay small: pictures 150 KB, videos 700 KB', () => {
  for (const [id, tool] of shown)
    for (const file of listPictures(id, tool)) {
      const most = tool.output === 'video' ? 700_000 : 150_000
      assert.ok(statSync(file).size <= most, `${file}: ${statSync(file).size}`)
    }
})

test('every sample exists with the thumbnail of its tile, and its licence is documented', () => {
  const document = readFileSync(path.join(projectRoot, 'docs/PICTURES.md'), 'utf8')
  const table = document.slice(0, document.indexOf('## What tools make'))
  for (const id of SAMPLE_IDS) {
    assert.ok(statSync(sampleFile(id)).size <= 160_000, id)
    assert.ok(statSync(path.join(coversFolder, 'samples', `${id}.webp`)).size <= 16_000, id)
    assert.ok(table.includes(`\`${id}\``), `${id} has no licence`)
  }
})
