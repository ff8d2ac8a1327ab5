import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { PARTS } from './parts'

const FOLDER = 'studio/painter'

/** Sources of drawings, without tests and the table itself. */
async function readDrawings(): Promise<string> {
  const files = await readdir(FOLDER, { recursive: true })
  const sources = files.filter((name) => /(?<!\.test|^parts)\.ts$/.test(name))
  const texts = await Promise.all(sources.map((name) => readFile(path.join(FOLDER, name), 'utf8')))
  return texts.join('\n')
}

test('every part with a name is drawn somewhere', async () => {
  const drawings = await readDrawings()
  const missing = Object.keys(PARTS).filter((part) => !drawings.includes(`'${part}'`))
  assert.deepEqual(missing, [])
})
