import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { it } from 'node:test'
import { pathToFileURL } from 'node:url'

const MEMORY = '/dev/shm'
const SCRATCH = pathToFileURL(path.join(__dirname, '../../scripts/lib/scratch.mjs')).href
const SHOW = `import { keepScratchInMemory } from '${SCRATCH}'
keepScratchInMemory()
console.log(process.pid + ' ' + process.env.TMPDIR)`

/** The number of a process that keeps its temporary files in memory, and its TMPDIR. */
function runInMemory(tmpdir?: string): [pid: string, folder: string] {
  const { TMPDIR: _mine, ...env } = process.env
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', SHOW], {
    env: { ...env, ...(tmpdir !== undefined && { TMPDIR: tmpdir }) },
    encoding: 'utf8',
  })
  const [pid = '', folder = ''] = printed.trim().split(' ')
  return [pid, folder]
}

it('temporary files are in memory while the process runs, if there is enough', () => {
  const [pid, folder] = runInMemory()
  // Little memory, or another system: nothing was set.
  if (folder === 'undefined') return
  assert.match(folder, new RegExp(`^${MEMORY}/moguang-tests-${pid}-`))
  assert.equal(existsSync(folder), false)
})

it('a TMPDIR that is set stays', () => {
  assert.equal(runInMemory('/var/tmp')[1], '/var/tmp')
})

it(
  'what a killed process left is removed, of a living one nothing',
  { skip: !existsSync(MEMORY) },
  () => {
    // No system gives such a high number.
    const left = path.join(MEMORY, 'moguang-tests-999999999-left')
    const living = path.join(MEMORY, `moguang-tests-${process.pid}-living`)
    for (const folder of [left, living]) mkdirSync(path.join(folder, 'deep'), { recursive: true })
    try {
      const [, folder] = runInMemory()
      assert.ok(existsSync(living))
      if (folder !== 'undefined')
        assert.deepEqual(
          readdirSync(MEMORY).filter((name) => name.endsWith('-left')),
          [],
        )
    } finally {
      for (const folder of [left, living]) rmSync(folder, { recursive: true, force: true })
    }
  },
)
