import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { projectRoot } from '../../../platform/lib/paths'
import { getExpected, FAULTS } from './faults'
import { RIGS } from './rig'

const FILE = path.join(projectRoot, 'docs/ENGINES.md')
const FROM = '<!-- faults: written by server/src/integrations/engines/testing/faults.test.ts -->'
const TO = '<!-- /faults -->'

test('every adapter works off at least 25 faults', () => {
  assert.equal(new Set(FAULTS.map(({ id }) => id)).size, FAULTS.length)
  for (const rig of RIGS) {
    const here = FAULTS.filter((fault) => getExpected(fault, rig) !== null)
    assert.ok(here.length >= 25, `${rig}: ${here.length}`)
  }
})

test('docs/ENGINES.md has the list of faults (UPDATE_DOCS=1 writes it)', () => {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const head = ['fault', ...RIGS]
  const rows = FAULTS.map((fault) =>
    row([fault.id, ...RIGS.map((rig) => getExpected(fault, rig) ?? '–')]),
  )
  const table = [row(head), row(head.map(() => '---')), ...rows]
  const text = readFileSync(FILE, 'utf8')
  const [before = '', rest = ''] = text.split(FROM)
  const [, behind = ''] = rest.split(TO)
  const whole = `${before}${[FROM, '', ...table, '', TO].join('\n')}${behind}`
  if (process.env.UPDATE_DOCS) writeFileSync(FILE, whole)
  assert.equal(readFileSync(FILE, 'utf8'), whole)
})
