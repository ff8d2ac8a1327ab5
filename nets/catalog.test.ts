import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { weightFileName, type Model, MODELS } from './catalog'
import { CONVERSIONS } from './setup/conversions'

const FILE = path.resolve('docs/MODELS.md')
const [BEGIN, END] = ['<!-- models:begin -->\n', '<!-- models:end -->']
const SHA256 = /^[0-9a-f]{64}$/
/** For weights and for the packages that ship them: they ask for no more than to be named. */
const PERMISSIVE = ['Apache-2.0', 'MIT', 'BSD-3-Clause', 'BSD-2-Clause']

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

function formatModelRow({ id, purpose, licence, package: from, result, ...model }: Model): string {
  const cells = [
    `\`${id}\`${model.default ? '' : ' (on demand)'}`,
    purpose,
    megabytes(result.bytes),
    `[${licence.id}](${licence.source}), ${licence.holder}`,
    `${from.name}@${from.version} (${from.licence}), ${megabytes(from.bytes)}`,
  ]
  return `| ${cells.join(' | ')} |`
}

test('docs/MODELS.md shows every network with the licence of its weights (UPDATE_DOCS=1 writes it)', () => {
  const table = [
    '| network | for | weights | their licence | shipped by |',
    '|---|---|---|---|---|',
    ...MODELS.map(formatModelRow),
    '',
  ].join('\n')
  const text = readFileSync(FILE, 'utf8')
  const [before = '', rest = ''] = text.split(BEGIN)
  const written = `${before}${BEGIN}${table}${rest.slice(rest.indexOf(END))}`
  if (process.env.UPDATE_DOCS) writeFileSync(FILE, written)
  assert.equal(readFileSync(FILE, 'utf8'), written)
})

describe('models.json', () => {
  test('ids and file names are used once', () => {
    const names = MODELS.map(weightFileName)
    assert.equal(new Set(names).size, MODELS.length)
    assert.equal(new Set(MODELS.map(({ id }) => id)).size, MODELS.length)
  })

  for (const { id, files, result, package: from, licence, conversion } of MODELS)
    test(`${id}: an exact version, sums in their form, a permissive licence, a known conversion`, () => {
      assert.match(id, /^[a-z0-9][a-z0-9-]*$/)
      assert.match(from.name, /^(@[a-z0-9-]+\/)?[a-z0-9._-]+$/)
      assert.match(from.version, /^\d+\.\d+\.\d+$/)
      assert.match(from.integrity, /^sha512-[A-Za-z0-9+/]{86}==$/)
      for (const { sha256, bytes } of [...files, result]) {
        assert.match(sha256, SHA256)
        assert.ok(bytes > 0)
      }
      for (const one of [licence.id, from.licence]) assert.ok(PERMISSIVE.includes(one), one)
      assert.match(licence.source, /^https:\/\/github\.com\//)
      assert.ok(conversion === null ? files.length === 1 : CONVERSIONS[conversion])
    })
})
