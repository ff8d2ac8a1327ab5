import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { test } from 'node:test'
import { selectListedFlags, shortLivedV8Flags } from '../../scripts/lib/v8Flags.mjs'

const HELP = `SYNOPSIS:
  --liftoff-only (disallow TurboFan compilation)
        type: bool  default: --no-liftoff-only
  --interrupt-budget-for-feedback-allocation (fixed budget)
        type: int  default: --interrupt-budget-for-feedback-allocation=940
`

test('a flag is passed only where V8 lists it by exactly this name', () => {
  const flags = ['--liftoff-only', '--interrupt-budget=540672']
  assert.deepEqual(selectListedFlags(flags, HELP), ['--liftoff-only'])
  assert.deepEqual(selectListedFlags(flags, `${HELP}  --interrupt-budget (budget)\n`), flags)
  assert.deepEqual(selectListedFlags(flags, ''), [])
})

test('a process that sets the flags prints nothing on any version of Node', () => {
  const preload = path.resolve(__dirname, '../../scripts/lib/measuredProcess.cjs')
  const { status, stderr } = spawnSync(process.execPath, ['--require', preload, '--eval', '0'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', SHORT_LIVED_V8_FLAGS: shortLivedV8Flags() },
  })
  assert.deepEqual([status, stderr], [0, ''])
})
