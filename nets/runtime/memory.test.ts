import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { freeBytes, memoryBytes, readCgroupMemory } from './memory'

const folders: string[] = []
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** A root with these files of proc and sys. */
function createFakeRoot(files: Readonly<Record<string, string | number>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'moguang-cgroup-'))
  folders.push(root)
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, `${text}\n`)
  }
  return root
}

test('version 2: the smallest limit of the group and those it is in, unused cache is free', () => {
  const root = createFakeRoot({
    'proc/self/cgroup': '0::/pod/app',
    'sys/fs/cgroup/pod/memory.max': 1000,
    'sys/fs/cgroup/pod/memory.current': 900,
    'sys/fs/cgroup/pod/memory.stat': 'anon 500\ninactive_file 300',
    'sys/fs/cgroup/pod/app/memory.max': 'max',
    'sys/fs/cgroup/pod/app/memory.current': 700,
  })
  assert.deepEqual(readCgroupMemory(root), { limit: 1000, free: 400 })
})

test('version 1: also where the path of the host is not seen inside a container', () => {
  const root = createFakeRoot({
    'proc/self/cgroup': '5:cpu,cpuacct:/docker/x\n4:memory:/docker/x\n0::/',
    'sys/fs/cgroup/memory/memory.limit_in_bytes': 2000,
    'sys/fs/cgroup/memory/memory.usage_in_bytes': 1500,
    'sys/fs/cgroup/memory/memory.stat': 'total_inactive_file 100',
  })
  assert.deepEqual(readCgroupMemory(root), { limit: 2000, free: 600 })
})

test('no group with a limit, and no groups at all', () => {
  const free = createFakeRoot({
    'proc/self/cgroup': '0::/app',
    'sys/fs/cgroup/app/memory.max': 'max',
    'sys/fs/cgroup/app/memory.current': 1,
  })
  assert.equal(readCgroupMemory(free), null)
  assert.equal(readCgroupMemory(createFakeRoot({ 'etc/other': '' })), null)
  assert.ok(memoryBytes() <= totalmem() && freeBytes() > 0)
})
