import path from 'node:path'
import type { IMiniAppConfig } from '@tarojs/taro/types/compile'
import { BriefStatsPlugin } from './briefStats'
import { minifyBySwc } from './minify'
import { compileInclude, BABEL_CACHE, MINIFIED, TEXT_SCALE, withoutPostcssSearch } from './shared'

/** Mini-programs: the logic layer has no AbortController, which react-query waits on for ever. */
export function mini(root: string): IMiniAppConfig<'webpack5'> {
  return {
    postcss: {
      pxtransform: { enable: true, config: {} },
      [TEXT_SCALE]: { enable: true, config: {} },
      cssModules: { enable: false },
    },
    optimizeMainPackage: { enable: true },
    miniCssExtractPluginOption: { ignoreOrder: true },
    compile: { include: compileInclude(root) },
    webpackChain(chain, webpack) {
      withoutPostcssSearch(chain)
      if (process.env.NODE_ENV === 'production') {
        chain.module.rule('script').use('babelLoader').loader(BABEL_CACHE)
        chain.plugin('brief-stats').use(BriefStatsPlugin)
        if (MINIFIED) minifyBySwc(chain)
      }
      const abort = path.join(root, 'src/platform/abort.ts')
      chain.plugin('provide-abort').use(webpack.ProvidePlugin, [
        {
          AbortController: [abort, 'AbortController'],
          AbortSignal: [abort, 'AbortSignal'],
        },
      ])
    },
  }
}
