import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ROWS } from './table'

const LINES = Object.values(ROWS).flatMap((rows) => rows.trim().split('\n'))

test('rows have an icon, a height and words', () => {
  for (const line of LINES)
    assert.match(line.trim(), /^[a-z\d][a-z\d-]* \d+(?:\.\d+)?(?: [^\s|]+)+$/, line)
})

test('heights are between an ant and a tower, in metres', () => {
  for (const line of LINES) {
    const height = Number(line.trim().split(' ')[1])
    assert.ok(height >= 0.05 && height <= 100, line)
  }
})

test('no icon has two rows, and no word asks for two things', () => {
  const names = LINES.flatMap((line) => {
    const [icon = '', , ...words] = line.trim().split(' ')
    return [`icon ${icon}`, ...words.map((word) => word.replaceAll(/[_-]/g, ' '))]
  })
  const twice = names.filter((name, at) => names.indexOf(name) !== at)
  assert.deepEqual(twice, [])
})
