/** Runs the tools of this folder with the Node that they need, against addresses of this machine. */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request as send, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { everything } from '../../studio/testing/effort'

const MODULES = path.resolve('tests/clients/mcp/node_modules/@modelcontextprotocol')
/** Of a whole suite, while other tests run. */
const TIMEOUT_MS = 180_000

/** Folder of the Node that `npm test -- --all` has installed for them. */
const BIN = process.env.TEST_MCP_NODE ?? ''

/** False: they can run. */
export const SKIP = !everything ? 'with --all' : BIN === '' ? 'no Node 22 for this system' : false

export interface Ended {
  readonly code: number
  readonly stdout: string
  /** With what it wrote to stderr. */
  readonly output: string
}

/** @param script of a package, such as `conformance/dist/index.js` */
export async function runTool(
  script: string,
  args: readonly string[],
  { cwd }: { cwd: string },
): Promise<Ended> {
  // The inspector stores secrets in the folder of the user: this one is deleted afterwards.
  const env = { PATH: `${BIN}${path.delimiter}${process.env.PATH ?? ''}`, HOME: cwd, NO_COLOR: '1' }
  const options = { cwd, env, timeout: TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 }
  return new Promise((resolve) => {
    execFile('node', [path.join(MODULES, script), ...args], options, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1
      resolve({ code, stdout, output: `${stdout}${stderr}` })
    })
  })
}

/**
 * A server that adds a key to each request and changes nothing else: the conformance suite has no
 * option for a header. Host and Origin pass through, which the suite sends wrong on purpose.
 */
export async function startKeyProxy(target: string, key: string): Promise<Server> {
  const { hostname, port } = new URL(target)
  const server = createServer((request, response) => {
    const { method, url, headers } = request
    const passed = { ...headers, authorization: `Bearer ${key}` }
    const onward = send({ hostname, port, method, path: url, headers: passed }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

export const readAddress = (server: Server): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`
