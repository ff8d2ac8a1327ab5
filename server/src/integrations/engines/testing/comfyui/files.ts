/** Files of a local ComfyUI server in tests: uploads, temporary pictures and outputs. */
import type { ServerResponse } from 'node:http'
import { parseMultipart, type SeenCall, sendJson } from '../http'
import type { SavedFile } from './execute'

export class ServerFiles {
  /** By `type/subfolder/name`. */
  readonly #files = new Map<string, Buffer>()

  /** @param name `name`, `sub/name` or `name [temp]` */
  find(name: string): Buffer | undefined {
    const [, plain = name, type = 'input'] = /^(.*?)(?: \[(input|temp|output)\])?$/.exec(name) ?? []
    const at = plain.lastIndexOf('/')
    return this.#files.get(`${type}/${plain.slice(0, Math.max(0, at))}/${plain.slice(at + 1)}`)
  }

  save(png: Buffer, { type, prefix }: { type: 'output' | 'temp'; prefix: string }): SavedFile {
    const filename = `${prefix}_${String(this.#files.size + 1).padStart(5, '0')}_.png`
    this.#files.set(`${type}//${filename}`, png)
    return { filename, subfolder: '', type }
  }

  /** Another picture under the name of an earlier one gets a number, unless it may overwrite. */
  receiveUpload(call: SeenCall, response: ServerResponse): void {
    const parts = parseMultipart(call)
    const image = parts.get('image')
    const word = (name: string): string => parts.get(name)?.body.toString('utf8') ?? ''
    if (!image?.filename) return void response.writeHead(400).end()
    const type = word('type') || 'input'
    const subfolder = word('subfolder')
    const key = (name: string): string => `${type}/${subfolder}/${name}`
    let name = image.filename
    const isTaken = (): boolean => this.#files.get(key(name))?.equals(image.body) === false
    for (let i = 1; isTaken() && word('overwrite') !== 'true'; i++)
      name = image.filename.replace(/(\.\w+)$/, ` (${i})$1`)
    this.#files.set(key(name), image.body)
    sendJson(response, 200, { name, subfolder, type })
  }

  sendView(query: URLSearchParams, response: ServerResponse): void {
    const filename = query.get('filename') ?? ''
    if (filename.startsWith('/') || filename.includes('..'))
      return void response.writeHead(400).end()
    const folder = `${query.get('type') ?? 'output'}/${query.get('subfolder') ?? ''}`
    const file = this.#files.get(`${folder}/${filename}`)
    if (!file) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'image/png' })
    response.end(file)
  }

  deleteTemporary(): void {
    for (const key of this.#files.keys()) if (key.startsWith('temp/')) this.#files.delete(key)
  }
}
