import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'

const ROOT = path.resolve(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

interface Row {
  statement: string
  files: string[]
  testFile: string
  testName: string
  state: string
}

/** Cells of a row of Markdown; a bar inside a word is written `\|`. */
const splitCells = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

function parseRow(line: string): Row {
  const cells = splitCells(line)
  assert.equal(cells.length, 4, `four cells: ${line}`)
  const [statement = '', where = '', held = '', state = ''] = cells
  const [, testFile = '', testName = ''] = /^`([^`]+)` › (.+)$/.exec(held) ?? []
  const files = [...where.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
  return { statement, files, testFile, testName, state }
}

const document = read('docs/SPECIFICATION.md')
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Statement'))
  .map(parseRow)

describe('the table of the specification’s statements', () => {
  it('names files that are there', () => {
    for (const { statement, files } of rows) {
      assert.ok(files.length > 0, `${statement} lives nowhere`)
      for (const file of files)
        assert.ok(existsSync(path.join(ROOT, file)), `${statement}: ${file}`)
    }
  })

  it('names tests that are there', () => {
    const sources = new Map<string, string>()
    for (const { statement, testFile, testName } of rows) {
      assert.ok(testFile && testName, `${statement} has no test`)
      if (!sources.has(testFile)) sources.set(testFile, read(testFile))
      assert.ok(sources.get(testFile)?.includes(testName), `${testFile} › ${testName}`)
    }
  })

  it('says of each whether it holds, with the reason where it does not', () => {
    for (const { statement, state } of rows)
      assert.match(state, /^(yes|differs: .{10,}|no: .{10,})$/, statement)
    const count = (kind: RegExp) => rows.filter(({ state }) => kind.test(state)).length
    const figures = `${rows.length} rows, of which ${count(/^yes/)} hold, ${count(/^differs/)} differ on purpose (with the reason) and ${count(/^no/)} do not hold`
    assert.ok(document.includes(figures), `the head says: ${figures}`)
  })

  it('has one row for each route and each call, and none twice', () => {
    const statements = rows.map(({ statement }) => statement)
    assert.equal(new Set(statements).size, statements.length)
    const routes = read('tests/spec/routes.txt').split('\n').filter(Boolean)
    const calls = read('tests/spec/calls.tsv').split('\n').filter(Boolean)
    for (const route of routes)
      assert.ok(
        statements.some((statement) => statement.startsWith(`${route}:`)),
        route,
      )
    for (const call of calls) assert.ok(statements.includes(call.replace('\t', ' ')), call)
  })
})
