/** Two builds of the app behind one address, as during a rolling upgrade. */
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startObjectServer } from '../../server/src/testing/object-server'
import { startServer, type JourneyServer } from '../journeys/server'

const ROOT = path.resolve(__dirname, '../..')
const BUCKET = 'moguang-files'
const HASHED = /\.([0-9a-f]{8})\.\w+$/

const otherHash = (hash: string) =>
  [...hash].map((digit) => (Number.parseInt(digit, 16) ^ 9).toString(16)).join('')

/** A copy of a built app in which every hashed file has another name, consistently. */
async function renameHashes(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (file) => !/\.(br|gz|map|txt)$/.test(file) })
  const entries = await readdir(to, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const hashes = new Set(files.flatMap(({ name }) => HASHED.exec(name)?.[1] ?? []))
  const replaceHashes = (text: string) =>
    text.replace(/(?<![0-9a-zA-Z])[0-9a-f]{8}(?![0-9a-zA-Z])/g, (hash) =>
      hashes.has(hash) ? otherHash(hash) : hash,
    )
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name)
    if (/\.(js|css|html|json)$/.test(name))
      await writeFile(file, replaceHashes(await readFile(file, 'utf8')))
    await rename(file, path.join(parentPath, replaceHashes(name)))
  }
}

/** Each request to the next of them; no session stays with one. */
async function proxyTo(targets: readonly string[]): Promise<Server> {
  let turn = 0
  const proxy = createServer((incoming, outgoing) => {
    const target = targets[(turn += 1) % targets.length]
    const { method, headers, url } = incoming
    const onward = ask(new URL(url ?? '/', target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return proxy
}

export interface TwoBuilds {
  readonly url: string
  close(): Promise<void>
}

/** Two servers with nothing in common but a bucket. */
export async function startTwoBuilds(): Promise<TwoBuilds> {
  const folder = await mkdtemp(path.join(tmpdir(), 'moguang-two-builds-'))
  const bucket = await startObjectServer(BUCKET, (url) => url.searchParams.has('X-Amz-Signature'))
  const built = {
    h5: path.resolve(ROOT, process.env.H5_DIR ?? 'dist/h5'),
    console: path.resolve(ROOT, process.env.CONSOLE_DIR ?? 'dist/console'),
  }
  const other = { h5: path.join(folder, 'h5'), console: path.join(folder, 'console') }
  await renameHashes(built.h5, other.h5)
  await renameHashes(built.console, other.console)
  const env = {
    STORAGE: 's3',
    S3_BUCKET: BUCKET,
    S3_ENDPOINT: bucket.endpoint,
    SAMPLES: '0',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
    S3_FORCE_PATH_STYLE: 'true',
    MODELS: 'off',
    RATE_LIMIT_PER_MINUTE: '100000',
  }
  const servers: JourneyServer[] = []
  for (const { h5, console } of [built, other])
    servers.push(
      await startServer({ ...env, H5_DIR: h5, CONSOLE_DIR: console }, { samples: 'painted' }),
    )
  const proxy = await proxyTo(servers.map(({ url }) => url))
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async close() {
      proxy.closeAllConnections()
      proxy.close()
      for (const server of servers) await server.close()
      bucket.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
