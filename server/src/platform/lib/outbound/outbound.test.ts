import assert from 'node:assert/strict'
import dns, { type LookupAddress } from 'node:dns'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { createServer as createSecureServer, globalAgent } from 'node:https'
import type { AddressInfo } from 'node:net'
import { after, before, describe, mock, test } from 'node:test'
import { EngineError } from '../../../integrations/engines/engine'
import { fetchAnswer, type RemoteApi } from '../../../integrations/engines/remote/client'
import { downloadFile } from '../../../integrations/engines/remote/download'
import { issue } from '../../../testing/payments/certificates'
import { isPublicAddress } from './address-range'
import { isPrivateAddressError } from './public-network'

const PUBLIC = '93.184.216.34'
const { signal } = new AbortController()

/** Requests received by the local server: none, where a call must not reach it. */
const seen: string[] = []
const server = createServer((request, response) => {
  seen.push(`${request.url} ${request.headers.authorization ?? ''}`)
  if (request.url === '/inside')
    response.writeHead(302, { location: `http://inside.test:${port}/` })
  response.end('{}')
})
let port = 0
/** Answers of the resolver for a name, one after the other; the last one stays. */
const answers = new Map<string, string[][]>()
let lookups = 0

before(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  const resolve = (host: string, _options: unknown, done: (...of: unknown[]) => void) => {
    lookups += 1
    const left = answers.get(host) ?? []
    const [first = []] = left.length > 1 ? left.splice(0, 1) : left
    const found = first.map((address): LookupAddress => {
      return { address, family: address.includes(':') ? 6 : 4 }
    })
    setImmediate(() => done(null, found))
  }
  mock.method(dns, 'lookup', resolve)
})
after(() => {
  mock.restoreAll()
  server.closeAllConnections()
  server.close()
})

describe('isPublicAddress', () => {
  for (const address of [
    ...['10.1.2.3', '172.20.0.1', '192.168.1.1', '127.0.0.1', '0.0.0.0', '169.254.169.254'],
    ...['100.64.0.1', '198.18.0.1', '192.0.2.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::7f00:1', 'fd00::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1'],
    ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:0:7f00:1', '64:ff9b::7f00:1'],
    ...['64:ff9b::127.0.0.1', '64:ff9b::a00:1', '64:ff9b:1::808:808', '2002:7f00:1::'],
    ...['2002:808:808::1', '2001:0:53aa::1', '2001:db8::1', '100::1', '3fff::1', '4000::1'],
    ...['localhost', '', '1.1.1.1.evil.test'],
  ])
    test(`refuses ${address || 'an empty text'}`, () => {
      assert.equal(isPublicAddress(address), false)
    })

  for (const address of [
    '1.1.1.1',
    '172.32.0.1',
    '2606:4700::1111',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
  ])
    test(`accepts ${address}`, () => {
      assert.equal(isPublicAddress(address), true)
    })
})

describe('a call that may reach public addresses only', () => {
  const call = (host: string, over: Partial<RemoteApi> = {}) =>
    fetchAnswer(
      {
        label: 'test API',
        baseUrl: `http://${host}:${port}`,
        timeoutMs: 20_000,
        headers: { authorization: 'Bearer sk-secret' },
        publicOnly: true,
        ...over,
      },
      { path: '/paint', body: {}, signal },
    )
  const isRefused = (error: unknown) =>
    error instanceof EngineError && error.kind === 'rejected' && isPrivateAddressError(error)

  test('is refused when the name answers public first and private at the connection', async () => {
    answers.set('rebind.test', [[PUBLIC], ['127.0.0.1']])
    await new Promise((done) => dns.lookup('rebind.test', { all: true }, done))
    await assert.rejects(call('rebind.test'), isRefused)
    assert.deepEqual(seen, [])
  })

  test('is refused when one of several addresses is private', async () => {
    answers.set('mixed.test', [[PUBLIC, '::1']])
    await assert.rejects(call('mixed.test'), isRefused)
  })

  for (const host of ['127.0.0.1', '[::1]', '[::ffff:7f00:1]', '[64:ff9b::7f00:1]', '2130706433'])
    test(`is refused for the literal ${host}, before any connection`, async () => {
      await assert.rejects(call(host), isRefused)
      assert.deepEqual(seen, [])
    })

  test('without the restriction reaches an engine on this machine', async () => {
    answers.set('gpu.test', [['127.0.0.1']])
    const before = lookups
    assert.equal((await call('127.0.0.1', { publicOnly: false })).status, 200)
    assert.equal(lookups, before)
    assert.deepEqual(seen.splice(0), ['/paint Bearer sk-secret'])
  })
})

describe('a download', () => {
  const fetchFile = (url: string, trustedHost: string | null) =>
    downloadFile(url, { trustedHost, maxBytes: 1000, timeoutMs: 20_000, signal })
  const isRefused = (error: unknown) => isPrivateAddressError(error)

  test('without a trusted host reaches no private address by name or literal', async () => {
    answers.set('inside.test', [['127.0.0.1']])
    await assert.rejects(fetchFile(`http://inside.test:${port}/a.png`, null), isRefused)
    await assert.rejects(fetchFile(`http://127.0.0.1:${port}/a.png`, null), isRefused)
    await assert.rejects(fetchFile(`http://[64:ff9b::7f00:1]:${port}/a.png`, null), isRefused)
    assert.deepEqual(seen, [])
  })

  test('is refused when a redirect of the trusted host names a private address', async () => {
    const host = `127.0.0.1:${port}`
    assert.equal((await fetchFile(`http://${host}/a.png`, host)).toString(), '{}')
    await assert.rejects(fetchFile(`http://${host}/inside`, host), isRefused)
    assert.deepEqual(seen.splice(0), ['/a.png ', '/inside '])
  })

  test('is refused when a redirect leaves https', async (t) => {
    const certificate = issue('localhost', null)
    const pem = `-----BEGIN CERTIFICATE-----\n${certificate.der.toString('base64')}\n-----END CERTIFICATE-----\n`
    const key = certificate.key.export({ type: 'pkcs8', format: 'pem' })
    const secure = createSecureServer({ key, cert: pem }, (request, response) => {
      const location = `http://127.0.0.1:${port}/plain.png`
      if (request.url === '/go') response.writeHead(302, { location })
      response.end('{}')
    })
    // Without a host: that would ask the resolver of this test.
    secure.listen(0)
    await once(secure, 'listening')
    globalAgent.options.ca = pem
    t.after(() => {
      delete globalAgent.options.ca
      secure.closeAllConnections()
      secure.close()
    })
    answers.set('localhost', [['127.0.0.1']])
    const host = `localhost:${(secure.address() as AddressInfo).port}`
    assert.equal((await fetchFile(`https://${host}/a.png`, host)).toString(), '{}')
    await assert.rejects(fetchFile(`https://${host}/go`, host), (error) => {
      return error instanceof Error && /https to http/.test(String(error.cause))
    })
    assert.deepEqual(seen, [])
  })
})
