/**
 * Emits page-parts.json: the files of each page in addition to the first script, so that the server
 * can name them in the page's document. Otherwise they are requested only when the first script has
 * run.
 */
import type { ChunkGroup, Compiler } from 'webpack'

const NAME = 'PagePartsPlugin'
/** Path the server reads it from (server/src/platform/http/page-parts.ts). */
const FILE = 'page-parts.json'
const PAGE = /^\.\/((?:pages\w*|components)\/[\w/-]+?)(?:\.tsx)?$/

/** The page that a group of chunks is loaded for, as in app.config.ts. */
export function findPage({ origins }: ChunkGroup): string | null {
  for (const { request } of origins) {
    const [, page] = PAGE.exec(request ?? '') ?? []
    if (page !== undefined) return page
  }
  return null
}

export class PagePartsPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Every name has its hash by then.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const first = new Set(
          [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()),
        )
        const parts: Record<string, string[]> = {}
        for (const group of compilation.chunkGroups) {
          const page = findPage(group)
          if (page === null) continue
          parts[page] = group
            .getFiles()
            .filter((file) => /\.(js|css)$/.test(file) && !first.has(file))
        }
        compilation.emitAsset(FILE, new sources.RawSource(JSON.stringify(parts)))
      })
    })
  }
}
