/** Memory of this process, and the amount a network may still take. */
import { existsSync, readFileSync } from 'node:fs'
import { freemem, totalmem } from 'node:os'
import path from 'node:path'
import { NetError } from '../errors'

const MB = 1024 * 1024

/** Below it a machine or container begins to swap or kill when a network runs, measured. */
export const LEAST_FREE_BYTES = 700 * MB

interface Memory {
  readonly limit: number
  readonly free: number
}

function numberIn(file: string): number | null {
  try {
    const value = Number(readFileSync(file, 'utf8').trim())
    return Number.isFinite(value) ? value : null
  } catch {
    // `max`, or no such file: no limit here.
    return null
  }
}

function readMemoryStat(folder: string, name: string): number {
  try {
    const text = readFileSync(path.join(folder, 'memory.stat'), 'utf8')
    return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** File pages that nothing uses now are dropped before anything is killed: they count as free. */
function memoryIn(folder: string, names: { limit: string; used: string; cache: string }) {
  const limit = numberIn(path.join(folder, names.limit))
  const used = numberIn(path.join(folder, names.used))
  if (limit === null || used === null) return null
  return { limit, free: Math.max(0, limit - used + readMemoryStat(folder, names.cache)) }
}

const V1 = {
  limit: 'memory.limit_in_bytes',
  used: 'memory.usage_in_bytes',
  cache: 'total_inactive_file',
}
const V2 = { limit: 'memory.max', used: 'memory.current', cache: 'inactive_file' }

/** The group and those it is in: a container, its pod, a slice of systemd; any may have a limit. */
function listCgroupFolders(mount: string, group: string): string[] {
  const folders = [mount]
  // Inside a container the path may be that of the host, where only the mount itself is seen.
  for (const part of group.split('/').filter(Boolean)) {
    const folder = path.join(folders[0] ?? mount, part)
    if (!existsSync(folder)) break
    folders.unshift(folder)
  }
  return folders
}

/** Limits of control groups, version 1 and 2. @param root where proc and sys are mounted */
export function readCgroupMemory(root = '/'): Memory | null {
  let groups: string
  try {
    groups = readFileSync(path.join(root, 'proc/self/cgroup'), 'utf8')
  } catch {
    return null
  }
  const top = path.join(root, 'sys/fs/cgroup')
  const found = groups.split('\n').flatMap((line) => {
    const [, controllers, group = ''] = line.split(':')
    if (controllers === '')
      return listCgroupFolders(top, group).map((folder) => memoryIn(folder, V2))
    if (!controllers?.split(',').includes('memory')) return []
    return listCgroupFolders(path.join(top, 'memory'), group).map((folder) => memoryIn(folder, V1))
  })
  const limits = found.filter((one) => one !== null)
  if (limits.length === 0) return null
  return {
    limit: Math.min(...limits.map(({ limit }) => limit)),
    free: Math.min(...limits.map(({ free }) => free)),
  }
}

/** Bytes of the machine, or of the container where it has fewer. */
export function memoryBytes(): number {
  return Math.min(totalmem(), readCgroupMemory()?.limit ?? Infinity)
}

/** Bytes that this process can still have. */
export function freeBytes(): number {
  return Math.min(freemem(), readCgroupMemory()?.free ?? Infinity)
}

/** Throws NetError of kind `memory` where too little is free. */
export function requireMemory(model: string, least: number, free: () => number): void {
  const bytes = free()
  if (bytes >= least) return
  const [has, needs] = [bytes, least].map((value) => Math.round(value / MB))
  throw new NetError('memory', model, `${has} MB are free, ${needs} MB are needed`)
}
