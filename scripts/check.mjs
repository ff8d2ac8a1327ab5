// npm run check: types, lint, boundaries, cycles, unused code, format, file sizes.
import { pathToFileURL } from 'node:url'
import { bin, run } from './lib/run.mjs'
import { ensurePackages, requireNode } from './lib/setup.mjs'

const STEPS = [
  ['类型 tsc', bin('tsc'), ['-p', '.']],
  [
    '规范 eslint',
    bin('eslint'),
    ['.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint/'],
  ],
  [
    '边界与循环 dependency-cruiser',
    bin('depcruise'),
    ['src', 'contract', 'server/src', '--config', '.dependency-cruiser.cjs'],
  ],
  ['无用代码 knip', bin('knip'), ['--no-progress']],
  ['格式 prettier', bin('prettier'), ['--check', '.', '--log-level', 'warn']],
  ['文件长度与禁用标记', process.execPath, ['scripts/check-files.mjs']],
]

/** Runs every step; returns {passed, failed}. */
export async function check() {
  let failed = 0
  for (const [label, command, args] of STEPS) {
    const started = Date.now()
    const { code, output } = await run(command, args, { quiet: true })
    if (code !== 0) {
      failed += 1
      process.stdout.write(output)
    }
    console.log(
      `${code === 0 ? '✔' : '✖'} ${label} ${((Date.now() - started) / 1000).toFixed(1)} s`,
    )
  }
  return { passed: STEPS.length - failed, failed }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  requireNode()
  await ensurePackages()
  const { failed } = await check()
  process.exit(failed ? 1 : 0)
}
