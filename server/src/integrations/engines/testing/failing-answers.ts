/** Answers of a server that fails: errors, cut and endless bodies. */
import type { ServerResponse } from 'node:http'
import { type SeenCall, sendJson } from './http'

export type Answer = (call: SeenCall, response: ServerResponse) => void

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (_call, response) =>
    sendJson(response, status, body, headers)

export const plain =
  (status: number, type: string, body: string | Buffer): Answer =>
  (_call, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body)

export const cut: Answer = (_call, response) => void response.destroy()

export const half: Answer = (_call, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"prompt_id":')
  setTimeout(() => response.destroy(), 20)
}

export const endless: Answer = (_call, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const chunk = Buffer.alloc(4 * 1024 * 1024, 0x20)
  const more = (): void => {
    while (!response.destroyed) if (!response.write(chunk)) return void response.once('drain', more)
  }
  more()
}

export const dripping: Answer = (_call, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(timer))
}
