import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Bundle } from './bundle'

const SCHEME = 'wxfile://'
const USER = 'usr-'

/** The client's own file names, mapped to files of this machine. Everything goes on close. */
export class Files {
  private readonly folder = mkdtempSync(join(tmpdir(), 'mini-files-'))
  private readonly real = new Map<string, string>()
  private count = 0

  constructor(private readonly bundle: Bundle) {}

  /** Stores bytes as a temporary file; returns its client path. */
  addBytes(bytes: Uint8Array, extension: string): string {
    const path = join(this.folder, `${++this.count}${extension}`)
    writeFileSync(path, bytes)
    return this.addFile(path)
  }

  /** Names a file of this machine; returns its client path. */
  addFile(path: string): string {
    const digest = createHash('sha256')
      .update(`${this.count++} ${path}`)
      .digest('hex')
      .slice(0, 24)
    const name = `${SCHEME}tmp_${digest}${extname(path)}`
    this.real.set(name, path)
    return name
  }

  /** Path of a user file of the mini-program (`wx.env.USER_DATA_PATH`) on this machine. */
  userPath(clientPath: string): string | null {
    if (!clientPath.startsWith(`${SCHEME}usr/`)) return null
    return join(this.folder, `${USER}${encodeURIComponent(clientPath.slice(SCHEME.length + 4))}`)
  }

  /** Names in the folder of the mini-program. */
  listUserFiles(): string[] {
    const names = readdirSync(this.folder).filter((name) => name.startsWith(USER))
    return names.map((name) => decodeURIComponent(name.slice(USER.length)))
  }

  /** Path on this machine of a client path or a file of the package, or null when there is none. */
  locate(clientPath: string): string | null {
    const known = this.real.get(clientPath) ?? this.userPath(clientPath)
    if (known !== null && known !== undefined) return existsSync(known) ? known : null
    if (clientPath.includes('://')) return null
    const packaged = clientPath.replace(/^\.?\//, '')
    return this.bundle.has(packaged) ? join(this.bundle.root, packaged) : null
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** File extension for a content type, with its dot. */
export function toExtension(contentType: string): string {
  const match = /^(?:image|video)\/(png|jpeg|webp|gif|avif|mp4)/.exec(contentType)
  return match === null ? '' : `.${match[1] === 'jpeg' ? 'jpg' : match[1]}`
}

/** Content type by file extension. */
export function toContentType(path: string): string {
  const types: Record<string, string> = {
    '.png': 'image/png',
    '.jpg': 'image/jpeg',
    '.jpeg': 'image/jpeg',
    '.webp': 'image/webp',
    '.gif': 'image/gif',
    '.mp4': 'video/mp4',
    '.json': 'application/json',
    '.txt': 'text/plain',
  }
  return types[extname(path).toLowerCase()] ?? 'application/octet-stream'
}
