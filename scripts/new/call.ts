/** `npm run new -- call <domain>/<name>`: a call in the contract, its handler, and a test of both. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { parseNames, type Names, Plan, Refusal } from './plan'

const METHODS = ['GET', 'POST']
const AUTHS = ['public', 'optional', 'user', 'reviewer']
const MODULES = 'server/src/modules'

export interface CallOptions {
  readonly method?: string | undefined
  readonly auth?: string | undefined
  readonly summary?: string | undefined
  /** Of several that serve the domain: the folder below modules/. */
  readonly module?: string | undefined
}

interface NewCall {
  readonly domain: Names
  readonly name: Names
  readonly method: string
  readonly auth: string
  readonly summary: string
  readonly address: string
}

function formatEndpoint({ name, method, auth, summary, address }: NewCall): string {
  return `  ${name.camel}: {
    method: '${method}',
    path: '${address}',
    auth: '${auth}',
    summary: ${JSON.stringify(summary)},${method === 'POST' ? '\n    body: z.strictObject({}),' : ''}
    data: z.object({ at: z.iso.datetime() }),
  },`
}

/** The folder whose routes.ts registers the endpoints of this domain; null: none. */
function findModule(plan: Plan, constant: string, chosen: string | undefined): string | null {
  const found = readdirSync(path.join(plan.root, MODULES), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'routes.ts')
    .map((file) => path.posix.join(MODULES, file.split(path.sep).join('/')))
    .filter((file) => plan.read(file).includes(`${constant}.`))
    .map((file) => path.posix.dirname(file))
  const named = found.filter((folder) => folder === `${MODULES}/${chosen}`)
  const [folder, ...others] = chosen === undefined ? found : named
  if (others.length === 0) return folder ?? null
  const modules = found.map((one) => path.posix.relative(MODULES, one)).join(', ')
  throw new Refusal(`Several modules serve these calls: say --module with one of ${modules}.`)
}

/** A call of the template needs the clock: adds it to the module's ports where it is missing. */
function addClockPort(plan: Plan, folder: string): void {
  const file = `${folder}/ports.ts`
  if (!plan.has(file) || /readonly now: /.test(plan.read(file))) return
  plan.insert(
    file,
    { start: 'export interface ', end: '}' },
    '  /** The current time; tests control it. */\n  readonly now: () => Date',
  )
}

/** A route function of another module may have the usual name: `registerMemberRoutes` of credits. */
function chooseRegister(plan: Plan, { pascal }: Names): string {
  const usual = `register${pascal}Routes`
  return plan.read('server/src/app/app.ts').includes(`${usual}(`)
    ? `register${pascal}DomainRoutes`
    : usual
}

function startDomain(plan: Plan, { domain }: NewCall): string {
  const { id, camel, pascal } = domain
  const register = chooseRegister(plan, domain)
  const folder = `${MODULES}/${id}`
  plan.create(
    `contract/endpoints/${id}.ts`,
    `import { z } from 'zod'
import { defineEndpoints } from './define'

export const ${camel}Endpoints = defineEndpoints({
})
`,
  )
  plan.addImport('contract/endpoints/all.ts', `import { ${camel}Endpoints } from './${id}'`)
  plan.insert(
    'contract/endpoints/all.ts',
    { start: 'const domains', end: '}' },
    `  ${camel}: ${camel}Endpoints,`,
  )
  if (plan.has(`${folder}/routes.ts`)) {
    // A module that has served calls of other domains so far.
    plan.addImport(
      `${folder}/routes.ts`,
      `import { ${camel}Endpoints } from '@contract/endpoints/${id}'`,
    )
    return folder
  }
  plan.create(
    `${folder}/ports.ts`,
    `/** Ports of this module; bound in the composition root. */
import type { AuthDeps } from '../../platform/http/auth'

export interface ${pascal}Ports extends AuthDeps {
}
`,
  )
  plan.create(
    `${folder}/routes.ts`,
    `import { ${camel}Endpoints } from '@contract/endpoints/${id}'
import type { FastifyInstance } from 'fastify'
import type { ${pascal}Ports } from './ports'
import { handle } from '../../platform/http/router'

export function ${register}(app: FastifyInstance, deps: ${pascal}Ports): void {
}
`,
  )
  plan.addImport('server/src/app/app.ts', `import { ${register} } from '../modules/${id}/routes'`)
  plan.insert(
    'server/src/app/app.ts',
    { start: '  registerReviewRoutes(', end: '' },
    `  ${register}(app, deps)`,
  )
  return folder
}

function planHandler(plan: Plan, call: NewCall, folder: string): void {
  const { domain, name, method, auth, address } = call
  const verb = method === 'GET' ? 'read' : 'run'
  const handler = `${verb}${name.pascal}`
  const up = path.posix.relative(folder, 'server/src')
  plan.create(
    `${folder}/${name.id}.ts`,
    `/** ${method} ${address} */
export async function ${handler}({ now }: { readonly now: () => Date }): Promise<{ at: string }> {
  return { at: now().toISOString() }
}
`,
  )
  plan.create(
    `${folder}/${name.id}.test.ts`,
    `import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newPhone } from '${up}/testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '${up}/testing/app'

let server: TestApp
before(async () => {
  server = await startTestApp()
})
after(() => server.close())

test('${method} ${address} answers the time of the server', async () => {
  const { token } = await signInByCalls(server.app, newPhone())
  const { code, data } = await callApi(server.app, '${method}', '${address}', { token })
  assert.equal(code, 0)
  const at = Date.parse((data as { at: string }).at)
  assert.ok(Math.abs(at - server.deps.now().getTime()) < 60_000)
})
`,
  )
  addClockPort(plan, folder)
  plan.addImport(`${folder}/routes.ts`, `import { ${handler} } from './${name.id}'`)
  plan.insert(
    `${folder}/routes.ts`,
    { start: 'export function register', end: '}' },
    `  handle(app, deps, ${domain.camel}Endpoints.${name.camel}, () => ${handler}(deps))`,
  )
  if (auth === 'reviewer') {
    plan.left.push(`${folder}/${name.id}.test.ts: sign in as a reviewer`)
  }
}

export function planCall(root: string, id: string, options: CallOptions): Plan {
  const [first = '', second = '', ...more] = id.split('/')
  if (second === '' || more.length > 0) {
    throw new Refusal('A call is named <domain>/<name>, such as member/badges.')
  }
  const [domain, name] = [parseNames(first), parseNames(second)]
  const { method = 'GET', auth = 'user' } = options
  if (!METHODS.includes(method)) throw new Refusal(`A call is one of ${METHODS.join(', ')}.`)
  if (!AUTHS.includes(auth)) throw new Refusal(`--auth is one of ${AUTHS.join(', ')}.`)
  const address = `/api/${domain.id}/${name.id}`
  const summary = options.summary ?? `The time of the server, for ${name.id}`
  const call: NewCall = { domain, name, method, auth, summary, address }

  const plan = new Plan(root)
  const contract = `contract/endpoints/${domain.id}.ts`
  const constant = `${domain.camel}Endpoints`
  const isNew = !plan.has(contract)
  if (!isNew && plan.read(contract).includes(`path: '${address}'`)) {
    throw new Refusal(`There is a call ${address} already.`)
  }
  const folder = isNew ? startDomain(plan, call) : findModule(plan, constant, options.module)
  if (folder === null || !plan.read(contract).includes(`export const ${constant} = `)) {
    throw new Refusal(`${contract} has no ${constant} that a module serves: add the call by hand.`)
  }
  plan.insert(contract, { start: `export const ${constant} = `, end: '})' }, formatEndpoint(call))
  plan.addImport(contract, "import { z } from 'zod'")
  planHandler(plan, call, folder)
  plan.insert(
    'tests/server/contract-list.ts',
    { start: 'export const EXTRA_CALLS', end: ']' },
    `  '${method} ${address}',`,
  )
  plan.left.unshift(
    `${contract}: what goes in and out`,
    `${folder}/${name.id}.ts and its test: what it means; until then the time of the server`,
  )
  plan.left.push('Ask for it from the app with call() of src/api/call.ts')
  return plan
}
