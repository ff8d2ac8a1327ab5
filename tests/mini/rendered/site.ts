import { readFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Bundle } from '../host/bundle'
import { toContentType, type Files } from '../host/files'

export interface Site {
  /** Ends with a slash. */
  url: string
  /** The address of a file of the phone or the package. */
  toUrl: (clientPath: string) => string
  close: () => void
}

const FILE = '/file?path='

function send(answer: ServerResponse, path: string | null): void {
  if (path === null) return void answer.writeHead(404).end()
  answer.writeHead(200, { 'Content-Type': toContentType(path) }).end(readFileSync(path))
}

/**
 * The site that the pages belong to: another one than the server's, as with the client. By its name
 * (`localhost`), which is another than the number by which tests know their server.
 */
export async function openSite(
  html: string,
  { files }: { bundle: Bundle; files: Files },
): Promise<Site> {
  const server: Server = createServer((request, answer) => {
    const target = request.url ?? '/'
    if (target.startsWith(FILE)) {
      return send(answer, files.locate(decodeURIComponent(target.slice(FILE.length))))
    }
    if (target !== '/') return send(answer, null)
    answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://localhost:${port}/`
  return {
    url,
    toUrl: (path) => `${url.slice(0, -1)}${FILE}${encodeURIComponent(path)}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
