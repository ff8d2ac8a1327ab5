/** npm run new -- tool|page|call|engine <id> [options]: a skeleton in every place it needs. */
import { parseArgs } from 'node:util'
import path from 'node:path'
import { planCall } from './new/call'
import { planEngine } from './new/engine'
import { planPage } from './new/page'
import { type Plan, Refusal } from './new/plan'
import { planTool } from './new/tool'

const HELP = `npm run new -- tool <id> --name 景深 --summary 让背景柔和下来 [--group create|mend|change|motion]
npm run new -- page <id> --title 天气 [--root pages|pagesB|pagesC|pagesD|pagesE] [--open]
npm run new -- call <domain>/<name> [--method GET|POST] [--auth public|optional|user|reviewer] [--summary text] [--module name]
npm run new -- engine <id> --name 云端画师
`

const root = path.resolve(__dirname, '..')

function parsePlan(args: readonly string[]): Plan {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      summary: { type: 'string' },
      group: { type: 'string' },
      title: { type: 'string' },
      root: { type: 'string' },
      open: { type: 'boolean' },
      method: { type: 'string' },
      auth: { type: 'string' },
      module: { type: 'string' },
    },
  })
  const [kind = '', id, ...more] = positionals
  if (id === undefined || more.length > 0) throw new Refusal(`It takes a kind and an id:\n${HELP}`)
  if (kind === 'tool') return planTool(root, id, values)
  if (kind === 'page') return planPage(root, id, values)
  if (kind === 'call') return planCall(root, id, values)
  if (kind === 'engine') return planEngine(root, id, values)
  throw new Refusal(`There is no kind ${kind}:\n${HELP}`)
}

function isOfTheUser(error: unknown): error is Error {
  if (error instanceof Refusal) return true
  const { code } = error as { code?: string }
  return code?.startsWith('ERR_PARSE_ARGS') ?? false
}

async function main(): Promise<number> {
  try {
    const plan = parsePlan(process.argv.slice(2))
    const files = await plan.files()
    await plan.write()
    const lines = files.map(({ file, created }) => `  ${created ? '+' : '~'} ${file}`)
    const left = plan.left.map((line) => `  - ${line}`)
    process.stdout.write(`${['Written:', ...lines, 'Left to you:', ...left].join('\n')}\n`)
    return 0
  } catch (error) {
    if (!isOfTheUser(error)) throw error
    process.stderr.write(`${error.message.trimEnd()}\n`)
    return 1
  }
}

void main().then((code) => {
  process.exitCode = code
})
