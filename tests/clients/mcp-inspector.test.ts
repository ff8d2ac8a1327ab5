/** The inspector of MCP, an independent client: it lists and calls every tool of /mcp. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { makeUser } from '../../server/src/testing/accounts'
import { makeApiKey } from '../../server/src/testing/api-keys'
import { startTestApp, type TestApp } from '../../server/src/testing/app'
import { patches } from '../../server/src/testing/works'
import { readAddress, runTool, SKIP } from './mcp-tools'

interface Result {
  readonly isError?: boolean
  readonly content: readonly { readonly type: string; readonly text?: string }[]
}

let server: TestApp
let folder = ''
let address = ''
let key = ''

describe('the inspector’s command line', { skip: SKIP }, () => {
  before(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'mcp-inspector-'))
    server = await startTestApp({ works: true })
    server.app.server.listen(0, '127.0.0.1')
    await once(server.app.server, 'listening')
    address = `${readAddress(server.app.server)}/mcp`
    const userId = await makeUser(server.deps.db, { credits: 100 })
    ;({ key } = await makeApiKey(server, userId, { scopes: ['generate', 'edit', 'read'] }))
  })
  after(async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const run = (args: readonly string[], as = key) => {
    const header = ['--header', `Authorization: Bearer ${as}`]
    const options = ['--cli', address, '--transport', 'http', ...header, '--stored-auth-only']
    return runTool('inspector/clients/launcher/build/index.js', [...options, ...args], {
      cwd: folder,
    })
  }
  async function ask<T>(method: string, ...args: readonly string[]): Promise<T> {
    const { code, stdout, output } = await run(['--method', method, '--format', 'json', ...args])
    assert.equal(code, 0, output)
    return (JSON.parse(stdout) as { result: T }).result
  }
  async function call(name: string, params: Readonly<Record<string, string>>): Promise<Result> {
    const args = Object.entries(params).flatMap(([param, value]) => [
      '--tool-arg',
      `${param}=${value}`,
    ])
    const result = await ask<Result>('tools/call', '--tool-name', name, ...args)
    assert.ok(!result.isError, `${name}: ${JSON.stringify(result.content)}`)
    called.add(name)
    return result
  }
  const called = new Set<string>()
  const joinTexts = ({ content }: Result): string => content.map(({ text = '' }) => text).join(' ')
  const readJobId = (result: Result) => /\u4efb\u52a1 ([\w-]+)/.exec(joinTexts(result))?.[1] ?? ''
  /** A busy machine may paint longer than a call waits: then the job is read again. */
  async function findPicture(result: Result): Promise<string> {
    const found = /picture:[\w-]+/.exec(joinTexts(result))?.[0]
    if (found !== undefined) return found
    assert.match(joinTexts(result), /still running/)
    return findPicture(await call('get_job', { id: readJobId(result) }))
  }

  test('lists the tools, calls each of them, and lists and reads pictures', async () => {
    const { tools } = await ask<{ tools: { name: string }[] }>('tools/list')
    const painted = await call('generate_image', { prompt: '湖边的木屋', size: '1024x1024' })
    const picture = await findPicture(painted)
    const image = `data:image/webp;base64,${(await patches(9)).toString('base64')}`
    const edited = await call('edit_image', {
      image: picture,
      prompt: '一只小船',
      box: '[0.2,0.5,0.6,0.9]',
    })
    assert.notEqual(await findPicture(edited), picture)
    await call('remove_background', { image })
    await call('upscale', { image, factor: '2' })
    assert.match(joinTexts(await call('list_models', {})), /studio/)
    const job = readJobId(painted)
    assert.equal(await findPicture(await call('get_job', { id: job })), picture)
    const listed = await call('list_my_pictures', { limit: '3' })
    assert.ok(
      listed.content.length > 0 && listed.content.every((one) => one.type === 'resource_link'),
    )
    assert.deepEqual([...called].sort(), tools.map(({ name }) => name).sort())

    const { resources } = await ask<{ resources: { uri: string }[] }>('resources/list')
    const uri = resources[0]?.uri ?? ''
    const { contents } = await ask<{ contents: { blob?: string }[] }>(
      'resources/read',
      '--uri',
      uri,
    )
    assert.ok((contents[0]?.blob ?? '').length > 100)
  })

  test('is refused with a wrong key, and shows the key nowhere', async () => {
    const wrong = `mg-sk-${'a'.repeat(40)}`
    const { code, output } = await run(['--method', 'tools/list'], wrong)
    assert.notEqual(code, 0)
    assert.ok(!output.includes(wrong))
  })
})
