/**
 * Pages' configurations, bundled in one pass. Taro bundles, transpiles and evaluates each by
 * itself: 58 times the same table of routes and tools, a second and a half of a core a target.
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
// The reader of Taro's `readConfig` (@tarojs/helper 4: dist/utils.js).
import * as reader from '@tarojs/helper/dist/esbuild'

type Read = typeof reader.requireWithEsbuild

const readOne: Read = reader.requireWithEsbuild
/** By target, for one process may build several; by file. */
const known = new Map<string, Map<string, unknown>>()

const isOfPage = (file: string) => file.endsWith('.config.ts') && file.includes(path.sep)

/** @returns what each page's module exports by default, by the file's whole path */
function readAll(
  source: string,
  alias: Record<string, string>,
  constants: Record<string, string>,
): Map<string, unknown> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(isOfPage)
  const { outputFiles } = buildSync({
    entryPoints: files.map((file, at) => ({ in: path.join(source, file), out: String(at) })),
    outdir: source,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    alias,
    define: { ...constants, definePageConfig: 'sameConfig' },
    banner: { js: 'const sameConfig = (config) => config' },
  })
  const texts = new Map(outputFiles.map(({ path: out, text }) => [path.basename(out, '.js'), text]))
  return new Map(
    files.map((file, at) => {
      const module = { exports: {} as { default?: unknown } }
      new Function('module', 'exports', texts.get(String(at)) ?? '')(module, module.exports)
      return [path.join(source, file), module.exports.default]
    }),
  )
}

/** For builds, not for watching: a configuration that changes is not read again. */
export function readPagesAtOnce(
  source: string,
  alias: Record<string, string>,
  constants: Record<string, string>,
): void {
  const read: Read = (file, options) => {
    const target = process.env.TARO_ENV ?? ''
    if (!isOfPage(path.relative(source, file))) return readOne(file, options)
    if (!known.has(target)) known.set(target, readAll(source, alias, constants))
    const config = known.get(target)?.get(file)
    if (config === undefined) return readOne(file, options)
    // A copy, because callers may write into it.
    return { __esModule: true, default: structuredClone(config) }
  }
  Object.assign(reader, { requireWithEsbuild: read })
}
