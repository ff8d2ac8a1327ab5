import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, test } from 'node:test'
import { ALL_TOOLS } from '@contract/tools/all'
import { projectRoot } from '../../platform/lib/paths'
import { capabilitiesOf, type Engine } from './engine'
import { studioCapabilities } from './studio/capabilities'
import { COLUMNS } from './columns'

const FILE = path.join(projectRoot, 'docs/ENGINES.md')
const FROM =
  '<!-- capabilities: written by server/src/integrations/engines/capabilities.test.ts -->'
const TO = '<!-- /capabilities -->'

/** A column: an engine by one of its models. */
interface Column {
  readonly title: string
  readonly engine: Engine
  readonly model: string
}

const closing: (() => Promise<unknown>)[] = []
after(async () => {
  for (const close of closing) await close()
})

async function collectColumns(): Promise<Column[]> {
  const studio = { id: 'studio', name: '', capabilities: studioCapabilities } as Engine
  const columns: Column[] = [{ title: 'studio', engine: studio, model: 'studio' }]
  for (const { title, open } of COLUMNS) {
    const { engine, model, server } = await open()
    closing.push(() => server.close())
    columns.push({ title, engine, model })
  }
  return columns
}

const yes = (able: boolean | undefined): string => (able ? '✓' : '–')
const formatRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** Capabilities and reports of each engine. */
function abilities(columns: readonly Column[]): string[] {
  const head = [
    'engine',
    'text to image',
    'mask',
    'seed',
    'negative prompt',
    'progress',
    'preview',
    'cancel',
    'video',
  ]
  const rows = columns.map(({ title, engine, model }) => {
    const can = capabilitiesOf(engine, model)
    const has = (...tools: string[]) => tools.some((tool) => can.tools.includes(tool))
    const { progress, preview, cancel } = can.reports ?? {}
    return formatRow([
      title,
      can.references?.needed ? 'with references' : yes(has('text2img')),
      ...[has('inpaint'), can.seed, can.negativePrompt].map(yes),
      ...[progress, preview, cancel, has('img2vid', 'short', 'vid2vid')].map(yes),
    ])
  })
  return [formatRow(head), formatRow(head.map(() => '---')), ...rows]
}

function tools(columns: readonly Column[]): string[] {
  const head = ['tool', ...columns.map(({ title }) => title)]
  const rows = ALL_TOOLS.map(({ id, name }) =>
    formatRow([
      `${id} ${name}`,
      ...columns.map(({ engine, model }) => yes(capabilitiesOf(engine, model).tools.includes(id))),
    ]),
  )
  return [formatRow(head), formatRow(head.map(() => '---')), ...rows]
}

test('the tables of docs/ENGINES.md are what the engines say (UPDATE_DOCS=1 writes them)', async () => {
  const columns = await collectColumns()
  for (const { title, model } of columns) assert.notEqual(model, '', title)
  const written = [FROM, '', ...abilities(columns), '', ...tools(columns), '', TO].join('\n')
  const text = readFileSync(FILE, 'utf8')
  const [before = '', rest = ''] = text.split(FROM)
  const [, behind = ''] = rest.split(TO)
  const whole = `${before}${written}${behind}`
  if (process.env.UPDATE_DOCS) writeFileSync(FILE, whole)
  assert.equal(readFileSync(FILE, 'utf8'), whole)
})
