/** Emits sw.js: the service worker with the list of what H5 needs to open without a network. */
import { createHash } from 'node:crypto'
import path from 'node:path'
import { build } from 'esbuild'
import type { ChunkGroup, Compilation, Compiler } from 'webpack'

interface OfflineOptions {
  /** Source of the service worker, absolute. */
  readonly source: string
  /** Pages that open without having been visited, as in app.config.ts. */
  readonly pages: readonly string[]
}

interface PrecacheEntry {
  readonly url: string
  /** Null where the name holds a hash of the content. */
  readonly revision: string | null
}

const NAME = 'OfflinePlugin'
const HASHED = /\.[0-9a-f]{8,}\.\w+$/
const STATIC = /^static\/.*\.(png|svg|woff2?|ttf)$/
/**
 * A picture in the first cache delays the rest: larger ones are cached when they are first seen.
 */
const STATIC_BYTES = 20_000

/** Files of the first script, of the pages and of what these load by themselves. */
function neededFiles(compilation: Compilation, pages: readonly string[]): Set<string> {
  const files = new Set<string>()
  // Parts that the first script asks for by themselves, not as one of the 58 pages.
  const isOwnPart = ({ origins }: ChunkGroup) =>
    origins.some(({ request }) => /^\.\/(?!pages|components)/.test(request ?? ''))
  const isPage = (request: string | undefined) =>
    pages.some((page) => request?.replace(/\.tsx?$/, '').endsWith(page))
  for (const entry of compilation.entrypoints.values())
    for (const part of [entry, ...entry.getChildren().filter(isOwnPart)])
      for (const file of part.getFiles()) files.add(file)
  for (const group of compilation.chunkGroups) {
    if (!group.origins.some(({ request }) => isPage(request))) continue
    for (const part of [group, ...group.getChildren()])
      for (const file of part.getFiles()) files.add(file)
  }
  return files
}

function listPrecacheEntries(compilation: Compilation, pages: readonly string[]): PrecacheEntry[] {
  const needed = neededFiles(compilation, pages)
  const entries = compilation.getAssets().flatMap(({ name, source }): PrecacheEntry[] => {
    const small = STATIC.test(name) && source.size() <= STATIC_BYTES
    if (name !== 'index.html' && !needed.has(name) && !small) return []
    if (name.endsWith('.map')) return []
    const hash = createHash('sha256').update(source.buffer()).digest('hex').slice(0, 16)
    return [{ url: `/${name}`, revision: HASHED.test(name) ? null : hash }]
  })
  return entries.sort((one, other) => (one.url < other.url ? -1 : 1))
}

export class OfflinePlugin {
  private readonly options: OfflineOptions

  constructor(options: OfflineOptions) {
    this.options = options
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After index.html is written and every name has its hash.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const { source, pages } = this.options
        const entries = listPrecacheEntries(compilation, pages)
        const { outputFiles } = await build({
          entryPoints: [source],
          bundle: true,
          minify: true,
          write: false,
          format: 'iife',
          target: 'es2018',
          legalComments: 'none',
          define: {
            PRECACHE: JSON.stringify(entries),
            'process.env.NODE_ENV': '"production"',
          },
        })
        const [file] = outputFiles
        if (!file) throw new Error(`${path.basename(source)} was bundled into nothing`)
        compilation.fileDependencies.add(source)
        compilation.emitAsset('sw.js', new sources.RawSource(file.text))
      })
    })
  }
}
