// npm run check: types, lint, boundaries, cycles, unused code, format, file sizes.
import { pathToFileURL } from 'node:url'
import { pool } from './lib/pool.mjs'
import { bin, run } from './lib/run.mjs'
import { ensurePackages, requireNode } from './lib/setup.mjs'

/** The longest first: the others run beside it. */
const STEPS = [
  [
    '规范 eslint',
    bin('eslint'),
    ['.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint/'],
  ],
  ['类型 tsc', bin('tsc'), ['-p', '.']],
  ['格式 prettier', bin('prettier'), ['--check', '.', '--log-level', 'warn']],
  ['无用代码 knip', bin('knip'), ['--no-progress']],
  [
    '边界与循环 dependency-cruiser',
    bin('depcruise'),
    ['src', 'contract', 'media', 'studio', 'server/src', '--config', '.dependency-cruiser.cjs'],
  ],
  ['模块之间 check-rooms', process.execPath, ['scripts/check-rooms.mjs']],
  ['文件长度与禁用标记', process.execPath, ['scripts/check-files.mjs']],
]
/** Each takes a core and up to a gigabyte. */
const AT_ONCE = 2

/** Runs every step; returns {passed, failed}. */
export async function check() {
  const codes = await pool(STEPS, AT_ONCE, async ([label, command, args]) => {
    const started = Date.now()
    const { code, output } = await run(command, args, { quiet: true })
    if (code !== 0) process.stdout.write(output)
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(`${code === 0 ? '✔' : '✖'} ${label} ${seconds} s`)
    return code
  })
  const failed = codes.filter((code) => code !== 0).length
  return { passed: STEPS.length - failed, failed }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  requireNode()
  await ensurePackages()
  const { failed } = await check()
  process.exit(failed ? 1 : 0)
}
