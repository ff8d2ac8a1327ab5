import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'

const FOLDER = path.resolve(__dirname, '../../docs/decisions')
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
