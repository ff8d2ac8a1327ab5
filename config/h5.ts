import path from 'node:path'
import type { ChunkGraph, Module } from 'webpack'
import type { IH5Config } from '@tarojs/taro/types/compile'
import { BriefStatsPlugin } from './briefStats'
import { EntryPlugin } from './entryPlugin'
import { OfflinePlugin } from './offlinePlugin'
import { findPage, PagePartsPlugin } from './pagePartsPlugin'
import { minifyBySwc } from './minify'
import {
  compileInclude,
  BABEL_CACHE,
  MINIFIED,
  ONE_UNIT,
  TEXT_SCALE,
  withoutPostcssSearch,
} from './shared'

/** fetch and AbortController are everywhere we run; nothing of ours asks by JSONP. */
const UNNEEDED_POLYFILLS = [
  'whatwg-fetch',
  'abortcontroller-polyfill/dist/abortcontroller-polyfill-only',
  'jsonp-retry',
]

/** Pages that open without a network although they were never visited. */
const OFFLINE = (root: string) => ({
  source: path.join(root, 'src/offline/sw.ts'),
  pages: [
    'pages/index/index',
    'pages/playground/playground',
    'pages/tools/tools',
    'pages/folder/folder',
    'pages/ucenter/ucenter',
    'pages/ucenter/login',
  ],
})

const FIRST_PAGE = 'pages/index/index'
const TABS = new Set(
  ['playground', 'tools', 'folder', 'ucenter'].map((tab) => `pages/${tab}/${tab}`),
)
/** The page of every result. */
const RESULT_PAGE = 'pagesD/job-detail/job-detail'
/** A module that the first page and this many further tabs need is loaded with the first page. */
const LEAST_TABS = 2

function isSharedByTabs(module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean {
  const pages = new Set<string | null>()
  for (const chunk of chunkGraph.getModuleChunksIterable(module)) {
    for (const group of chunk.groupsIterable) pages.add(findPage(group))
  }
  const tabs = [...TABS].filter((tab) => pages.has(tab)).length
  return pages.has(FIRST_PAGE) && (pages.has(RESULT_PAGE) || tabs >= LEAST_TABS)
}

/** H5: one page app at `/`, history routing, a small shared core and lazy pages. */
export function h5(root: string): IH5Config<'webpack5'> {
  return {
    publicPath: '/',
    // Files, not data URLs: the tab icons and Taro's icon font weigh 11 KB in the first script.
    imageUrlLoaderOption: { limit: 1 },
    fontUrlLoaderOption: { limit: 1 },
    staticDirectory: 'static',
    esnextModules: ['@tarojs/components'],
    // Plain React components for the common set: one Stencil import would weigh on every page.
    useHtmlComponents: true,
    router: {
      mode: 'browser',
      basename: '',
      customRoutes: { '/pages/index/index': ['/pages/index/index', '/'] },
    },
    output: {
      filename: 'js/[name].[contenthash:8].js',
      chunkFilename: 'chunk/[name].[contenthash:8].js',
    },
    miniCssExtractPluginOption: {
      ignoreOrder: true,
      filename: 'css/[name].[contenthash:8].css',
      chunkFilename: 'css/[name].[contenthash:8].css',
    },
    postcss: {
      autoprefixer: { enable: true, config: {} },
      pxtransform: { enable: true, config: { baseFontSize: 20 } },
      [TEXT_SCALE]: { enable: true, config: {} },
      [ONE_UNIT]: { enable: true, config: {} },
      cssModules: { enable: false },
    },
    compile: { include: compileInclude(root) },
    webpackChain(chain, webpack) {
      withoutPostcssSearch(chain)
      chain.plugin('entry').use(EntryPlugin, [{ chunk: 'app', from: path.join(root, 'src/h5.ts') }])
      if (process.env.NODE_ENV === 'production') {
        chain.module.rule('script').use('babelLoader').loader(BABEL_CACHE)
        chain.plugin('brief-stats').use(BriefStatsPlugin)
        if (MINIFIED) minifyBySwc(chain)
      }
      chain
        .plugin('own-tab-bar')
        .use(webpack.NormalModuleReplacementPlugin, [
          /^@tarojs\/components\/dist\/components$/,
          path.join(root, 'src/platform/tabBarElement.ts'),
        ])
      if (process.env.NODE_ENV === 'production') {
        chain.plugin('page-parts').use(PagePartsPlugin)
        chain.plugin('offline').use(OfflinePlugin, [OFFLINE(root)])
      }
      const empty = path.join(root, 'config/empty.js')
      for (const polyfill of UNNEEDED_POLYFILLS) chain.resolve.alias.set(polyfill, empty)
      chain.resolve.alias.set('@tarojs/router$', path.join(root, 'src/platform/router/index.ts'))
      chain.resolve.alias.set('query-string$', path.join(root, 'config/queryString.js'))
      // Styles and an icon font of components we do not use.
      chain.resolve.alias.set('@tarojs/components/dist/taro-components/taro-components.css$', empty)
      chain.merge({
        optimization: {
          splitChunks: {
            chunks: 'all',
            minSize: 0,
            hidePathInfo: true,
            cacheGroups: {
              default: false,
              defaultVendors: false,
              // Taro's own groups copy shared components into every page.
              vendors: false,
              common: false,
              // Modules shared by several pages, in as many chunks as there are combinations: a
              // page loads what it uses, and tiny modules are copied rather than fetched.
              shared: {
                chunks: 'async',
                minChunks: 2,
                minSize: { javascript: 20_000, unknown: 20_000, 'css/mini-extract': 8_000 },
                priority: 1,
                reuseExistingChunk: true,
              },
              // The other tabs and a result find what they share with the first page in their cache.
              tabs: {
                name: 'tabs',
                test: isSharedByTabs,
                type: /javascript/,
                chunks: 'async',
                enforce: true,
                priority: 5,
              },
              taro: {
                name: 'taro',
                test: /[\\/]node_modules[\\/](@tarojs|@stencil)[\\/]/,
                chunks: 'initial',
                priority: 10,
              },
              framework: {
                name: 'framework',
                test: /[\\/]node_modules[\\/](react|react-dom|scheduler|zustand|@tanstack)[\\/]/,
                priority: 20,
              },
            },
          },
        },
      })
    },
  }
}
