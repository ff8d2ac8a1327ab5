/** The conformance suite of the protocol: against /mcp, and against its fixtures over our transport. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import Fastify, { type FastifyInstance } from 'fastify'
import { serveMcp } from '../../server/src/modules/open-api/mcp/routes'
import { makeUser } from '../../server/src/testing/accounts'
import { makeApiKey } from '../../server/src/testing/api-keys'
import { startTestApp, type TestApp } from '../../server/src/testing/app'
import { OF_PRODUCT, OF_TRANSPORT } from './mcp-exceptions'
import { createFixtureServer } from './mcp-fixtures'
import { readAddress, runTool, SKIP, startKeyProxy } from './mcp-tools'

let server: TestApp
let fixtures: FastifyInstance
let folder = ''
let key = ''

async function listen(app: FastifyInstance): Promise<string> {
  app.server.listen(0, '127.0.0.1')
  await once(app.server, 'listening')
  return readAddress(app.server)
}

/** Runs all scenarios against a server, behind a proxy that adds the key. */
async function check(address: string, exceptions: typeof OF_TRANSPORT): Promise<void> {
  const list = path.join(folder, 'exceptions.yml')
  const scenarios = exceptions.flatMap((one) => one.scenarios)
  writeFileSync(list, `server:\n${scenarios.map((name) => `  - ${name}\n`).join('')}`)
  const proxy: Server = await startKeyProxy(address, key)
  const url = `${readAddress(proxy)}/mcp`
  try {
    const args = ['server', '--url', url, '--suite', 'all', '--expected-failures', list]
    const { code, output } = await runTool('conformance/dist/index.js', args, { cwd: folder })
    assert.equal(code, 0, output)
    const passed = Number(/Total: (\d+) passed/.exec(output)?.[1])
    assert.ok(passed > 5, output)
  } finally {
    proxy.closeAllConnections()
    proxy.close()
  }
}

describe('the conformance suite of MCP', { skip: SKIP }, () => {
  before(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'mcp-conformance-'))
    // The suite makes some 300 calls in a few seconds.
    const env = { OPEN_API_PER_KEY_MINUTE: '10000', RATE_LIMIT_PER_USER_MINUTE: '10000' }
    server = await startTestApp({ env })
    const userId = await makeUser(server.deps.db, { credits: 100 })
    ;({ key } = await makeApiKey(server, userId, { scopes: ['generate', 'edit', 'read'] }))
    fixtures = Fastify()
    await serveMcp(fixtures, server.deps, createFixtureServer)
    await fixtures.ready()
  })
  after(async () => {
    await fixtures.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('passes for fixtures over our transport, but for what needs a session', async () => {
    await check(await listen(fixtures), OF_TRANSPORT)
  })

  test('passes for /mcp, but for the names of fixtures and what needs a session', async () => {
    await check(await listen(server.app), [...OF_TRANSPORT, ...OF_PRODUCT])
  })
})
