import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { ApiFailure } from '../pages'
import { buildFailure, buildSuccess } from './answers'
import type { Options, PlainCall, Simulation, WxContext } from './context'
import { toBytes } from './request'

type Callback = (result: unknown) => void

/** The file manager: reading, writing and removing files the mini-program owns. */
export function fileSystem(context: WxContext): Simulation {
  const { files, realm, clock, problems } = context
  const { target } = context.bundle.dialect
  const locate = (path: unknown): string => {
    const found = files.locate(String(path))
    if (found === null) throw new ApiFailure(`no such file or directory ${String(path)}`)
    return found
  }
  const read = (path: unknown, encoding?: unknown, from?: unknown, length?: unknown): unknown => {
    const start = Number(from ?? 0)
    const end = length === undefined ? undefined : start + Number(length)
    const bytes = readFileSync(locate(path)).subarray(start, end)
    return encoding === undefined
      ? realm.adoptBytes(bytes)
      : bytes.toString(String(encoding) as BufferEncoding)
  }
  const write = (path: unknown, data: unknown, encoding: unknown): void => {
    const target = files.userPath(String(path))
    if (target === null) throw new ApiFailure(`permission denied, open ${String(path)}`)
    writeFileSync(
      target,
      realm.isBuffer(data)
        ? toBytes(data)
        : Buffer.from(String(data), String(encoding ?? 'utf8') as BufferEncoding),
    )
  }
  const calls: Record<string, (options: Options) => Record<string, unknown>> = {
    readFile: ({ filePath, encoding, position, length }) => ({
      data: read(filePath, encoding, position, length),
    }),
    writeFile: ({ filePath, data, encoding }) => (write(filePath, data, encoding), {}),
    access: ({ path }) => (locate(path), {}),
    readdir: ({ dirPath }) => {
      if (dirPath !== 'wxfile://usr') throw new ApiFailure(`no such directory ${String(dirPath)}`)
      return { files: realm.adopt(files.listUserFiles()) }
    },
    unlink: ({ filePath }) => (rmSync(locate(filePath)), {}),
    getFileInfo: ({ filePath }) => ({ size: statSync(locate(filePath)).size }),
  }
  const manager: Record<string, PlainCall> = {
    readFileSync: read,
    writeFileSync: write,
    accessSync: (path: unknown) => void locate(path),
    unlinkSync: (path: unknown) => rmSync(locate(path)),
  }
  for (const [name, call] of Object.entries(calls)) {
    manager[name] = (options: Options & Record<'success' | 'fail' | 'complete', Callback>) =>
      clock.soon(() => {
        try {
          options.success?.(realm.hostObject(buildSuccess(target, name, call(options))))
        } catch (thrown) {
          const reason = thrown instanceof Error ? thrown.message : String(thrown)
          options.fail?.(realm.adopt(buildFailure(target, name, reason)))
        }
        options.complete?.(realm.adopt({}))
      })
  }
  const absent = new Proxy(realm.hostObject(manager), {
    get: (target, name) => {
      if (!(name in target)) {
        problems.add('api', `FileSystemManager.${String(name)} is not simulated by the host`)
      }
      return target[String(name)]
    },
  })
  return { plain: { getFileSystemManager: () => absent } }
}
