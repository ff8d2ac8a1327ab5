import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'

const ROOT = path.resolve(__dirname, '../..')
const FOLDER = path.join(ROOT, 'docs/decisions')
const index = readFileSync(path.join(FOLDER, 'README.md'), 'utf8')
const records = readdirSync(FOLDER).filter((file) => /^\d{3}-/.test(file))

describe('the index of decision records', () => {
  it('has a row for each record, with its number, file and title', () => {
    for (const file of records) {
      const [heading = ''] = readFileSync(path.join(FOLDER, file), 'utf8').split('\n')
      const number = file.slice(0, 3)
      const title = heading.replace(`# ${number} · `, '')
      assert.notEqual(title, heading, `${file} begins with “# ${number} · ”`)
      assert.ok(index.includes(`| [${number}](${file}) | ${title} | 20`), `${file}: ${title}`)
    }
  })

  it('explains every number that has no record', () => {
    const numbers = records.map((file) => Number(file.slice(0, 3)))
    const missing = Array.from({ length: Math.max(...numbers) }, (_, i) => i + 1)
      .filter((number) => !numbers.includes(number))
      .map((number) => String(number).padStart(3, '0'))
    assert.ok(
      index.includes(`**Numbers without a record: ${missing.join(', ')}.**`),
      `missing are ${missing.join(', ')}`,
    )
  })
})

/** Folders that builds and tests write. */
const WRITTEN = /^(\.|dist$|node_modules$)/

/** Paths of the repository in code spans of a document: those that begin in a folder of its root. */
function listNamedPaths(text: string): string[] {
  const folders = readdirSync(ROOT).filter((name) => statSync(path.join(ROOT, name)).isDirectory())
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  const words = spans.flatMap((span) => span.split(/\s+/))
  return [...new Set(words)].filter((word) => {
    const [first = '', second] = word.split('/')
    return second !== undefined && folders.includes(first) && !WRITTEN.test(first)
  })
}

/** Whether a file or a folder of this name exists: `<id>` and `*` are any name, `.test.ts` is optional. */
function existsLike(segments: readonly string[], folder = ROOT): boolean {
  const [segment, ...rest] = segments
  if (segment === undefined) return true
  const pattern = segment
    .split(/<[^>]+>|\*/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const like = new RegExp(`^${pattern.join('.+')}(\\.test\\.tsx?)?$`)
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => like.test(entry.name))
    .some((entry) =>
      entry.isDirectory() ? existsLike(rest, path.join(folder, entry.name)) : rest.length === 0,
    )
}

describe('the paths that a guide names', () => {
  const guides = readdirSync(path.join(ROOT, 'docs')).filter((file) => file.endsWith('.md'))
  for (const file of ['CONTRIBUTING.md', 'README.md', ...guides.map((name) => `docs/${name}`)]) {
    it(`of ${file} exist`, () => {
      const named = listNamedPaths(readFileSync(path.join(ROOT, file), 'utf8'))
      const missing = named.filter((name) => !existsLike(name.replace(/\/$/, '').split('/')))
      assert.deepEqual(missing, [])
    })
  }

  it('are found at all, and one that does not exist is', () => {
    const contributing = listNamedPaths(readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8'))
    assert.ok(contributing.length > 50)
    assert.ok(existsLike(['contract', 'tools', '<id>.ts']))
    assert.ok(!existsLike(['contract', 'tools', 'no-such-tool.ts']))
  })
})
