/**
 * Of a build's statistics Taro prints errors and warnings, twice, and asks for all there is: a list
 * of modules with who wants each, in each chunk, takes a tenth of the build.
 */
import type { Compiler } from 'webpack'

const NAME = 'BriefStatsPlugin'

export class BriefStatsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.statsNormalize.tap({ name: NAME, stage: -100 }, (options) => {
        Object.assign(options, { all: false, errors: true, warnings: true })
      })
    })
  }
}
