import path from 'node:path'
import { defineConfig, type UserConfigExport } from '@tarojs/cli'
import { version } from '../package.json'
import dev from './dev'
import { h5 } from './h5'
import { mini } from './mini'
import { readPagesAtOnce } from './pageConfigs'
import prod from './prod'
import { MINIFIED } from './shared'
import { readWindowColours } from './tokens'

const root = path.resolve(__dirname, '..')

/** Origin that mini-programs talk to; H5 uses the page's own. */
function apiOrigin(type: string | undefined): string {
  if (type === 'h5') return ''
  return process.env.TARO_APP_API ?? 'http://127.0.0.1:8787'
}

/** Manifest and icons of the installed app, at the top of the site under names that stay. */
const INSTALL = [{ from: 'src/install/', to: 'dist/h5/' }]

/** Files that are taken over as they are; the sitemap says which pages WeChat's search may read. */
function listCopiedFiles(
  type: string | undefined,
  outputRoot: string,
): { from: string; to: string }[] {
  if (type === 'h5') return INSTALL
  return type === 'weapp' ? [{ from: 'src/sitemap.json', to: `${outputRoot}/sitemap.json` }] : []
}

const source = path.join(root, 'src')
const alias = { '@': source, '@contract': path.join(root, 'contract') }
const isWatching = process.env.NODE_ENV === 'development'
/** Also what pages' configurations are read with. */
const colours = { WINDOW_COLOURS: JSON.stringify(readWindowColours()) }
if (!isWatching) readPagesAtOnce(source, alias, colours)

export default defineConfig<'webpack5'>((merge) => {
  const type = process.env.TARO_ENV
  const outputRoot = process.env.TARO_OUTPUT ?? `dist/${type}`
  const base: UserConfigExport<'webpack5'> = {
    projectName: 'moguang',
    date: '2026-11-20',
    designWidth: 375,
    deviceRatio: { 375: 2, 640: 1.17, 750: 1, 828: 0.905 },
    sourceRoot: 'src',
    outputRoot,
    framework: 'react',
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    cache: { enable: false },
    plugins: ['ariaPlugin.ts', 'usedPropsPlugin.ts'].map((file) => path.join(root, 'config', file)),
    alias,
    defineConstants: {
      ...colours,
      API_ORIGIN: JSON.stringify(apiOrigin(type)),
      APP_VERSION: JSON.stringify(version),
      APP_VERSION_CODE: version.replaceAll('.', ''),
    },
    csso: { enable: MINIFIED },
    // Only its plugin; what minifies is in minify.ts.
    terser: { enable: MINIFIED },
    copy: { patterns: listCopiedFiles(type, outputRoot), options: {} },
    mini: mini(root),
    h5: h5(root),
  }
  return merge({}, base, isWatching ? dev : prod)
})
