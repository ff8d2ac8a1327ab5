import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Fields of `wx` that are not functions. */
const OBJECTS = new Set(['cloud', 'env', 'router', 'worklet'])

/**
 * Names of the functions that the official typings give `wx`: what is not here does not exist on a
 * phone either.
 */
export function readApiNames(): string[] {
  const root = dirname(require.resolve('miniprogram-api-typings/package.json'))
  const source = readFileSync(join(root, 'types/wx/lib.wx.api.d.ts'), 'utf8').replace(
    /\/\*[\s\S]*?\*\//g,
    '',
  )
  const start = source.indexOf('    interface Wx {')
  const body = source.slice(start, source.indexOf('\n    }\n', start))
  const names = [...body.matchAll(/^ {8}(?:readonly )?([A-Za-z_]\w*)\??\s*[(:<]/gm)].map(
    (match) => match[1] ?? '',
  )
  return [...new Set(names)].filter((name) => !OBJECTS.has(name))
}
