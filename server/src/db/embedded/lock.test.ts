import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { FolderInUse, lockFolder } from './lock'

describe('one process at a time on a data folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'moguang-lock-'))
  const file = path.join(folder, 'server.lock')
  after(() => rmSync(folder, { recursive: true, force: true }))

  test('a second taker is refused in Chinese and English, with the pid, until it is given back', () => {
    const unlock = lockFolder(folder)
    assert.throws(
      () => lockFolder(folder),
      (error) =>
        error instanceof FolderInUse &&
        error.message.includes(`进程 ${process.pid}`) &&
        error.message.includes('Another server'),
    )
    unlock()
    lockFolder(folder)()
    assert.equal(existsSync(file), false)
  })

  test('the lock of a dead process is taken over', async () => {
    const child = spawn(process.execPath, ['-e', ''])
    await once(child, 'exit')
    writeFileSync(file, JSON.stringify({ pid: child.pid, startedAt: null }))
    lockFolder(folder)()
  })

  test('a living process with the pid of the dead one does not keep the folder', (t) => {
    if (process.platform !== 'linux') return t.skip('start times are read from /proc')
    writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: '1' }))
    lockFolder(folder)()
  })

  test('a lock cut short by a crash is taken over', () => {
    writeFileSync(file, '{"pid"')
    lockFolder(folder)()
  })
})
