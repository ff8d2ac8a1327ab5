/**
 * ffmpeg as a child process. It always reads or writes a pipe of ours, so it ends with the thread
 * that started it, however that thread ends. A thread that is about to be ended calls endFfmpeg
 * first: only who started a process can take its exit, otherwise it stays in the process table.
 */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type Limits, startConfined } from './confined'
import { findProgram } from './program'

let program: string | null = null

/** The ffmpeg of FFMPEG_PATH, for this thread; null: the best one there is. */
export function useFfmpeg(path: string | null): void {
  program = path
}

export const ffmpegProgram = (): string => (program ??= findProgram())

const living = new Set<ChildProcess>()
let ending = false

/** Ends every ffmpeg of this thread, for good, and resolves when the system has let go of them. */
export async function endFfmpeg(): Promise<void> {
  ending = true
  const exits = [...living].map((child) => once(child, 'exit'))
  for (const child of living) child.kill('SIGKILL')
  await Promise.all(exits)
}

/** Read from files of ours only: a crafted video must not open addresses or other files. */
export const LOCAL_ONLY = ['-protocol_whitelist', 'file,pipe'] as const

/** ffmpeg's reader of each container; no other is tried. */
export const READERS = { mp4: 'mov', webm: 'matroska' } as const

/** Stored part of its error output, characters. */
const MAX_ERROR_CHARS = 2000
/** Of a tool that works on every frame; what needs more is broken or made to hang. */
export const TOOL_LIMITS: Limits = { cpuS: 900, dataMb: 2048, fileMb: 1024, wallS: null }

export interface Ffmpeg {
  readonly child: ChildProcess
  /** Resolves when it has ended well, rejects with its last complaints otherwise. */
  readonly ended: Promise<void>
}

/**
 * @param options.folder where the files lie that `args` name, and what nothing else is in
 * @param options.stdin, options.stdout which of them are ours
 */
export function startFfmpeg(
  args: readonly string[],
  options: { folder: string; stdin: boolean; stdout: boolean; limits?: Limits },
): Ffmpeg {
  if (ending) throw new Error('this thread is being ended')
  const { folder, limits = TOOL_LIMITS } = options
  const quiet = ['-hide_banner', '-nostats', '-nostdin', '-loglevel', 'error', '-y']
  const stdio = [options.stdin, options.stdout, true].map((ours) => (ours ? 'pipe' : 'ignore'))
  const child = startConfined([ffmpegProgram(), ...quiet, ...args], {
    folder,
    limits,
    stdio: stdio as ('pipe' | 'ignore')[],
  })
  living.add(child)
  child.once('exit', () => living.delete(child)).once('error', () => living.delete(child))
  let complaints = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-MAX_ERROR_CHARS)
  })
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`ffmpeg ended with ${signal ?? code}: ${complaints.trim()}`))
    })
  })
  // A caller that awaits it sees the rejection; without one it must not crash the process.
  ended.catch(() => undefined)
  return { child, ended }
}
