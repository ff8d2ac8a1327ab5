import path from 'node:path'
import type { IH5Config } from '@tarojs/taro/types/compile'

export type Chain = Parameters<NonNullable<IH5Config<'webpack5'>['webpackChain']>>[0]

/** A babel-loader with a cache on disk: for builds, each of which is a new process. */
export const BABEL_CACHE = path.join(__dirname, 'babelCache.js')

/** Tests look only at whether some targets can be built (scripts/test.mjs). */
export const MINIFIED = process.env.TARO_MINIFY !== '0'

/** A PostCSS plugin of ours, as Taro wants it: by its place. */
export const TEXT_SCALE = path.join(__dirname, 'textScale.js')

/** The same, of H5 alone. */
export const ONE_UNIT = path.join(__dirname, 'oneUnit.js')

/** Sources outside src that go through babel: the contract, and packages with #private fields. */
export function compileInclude(root: string): (string | ((file: string) => boolean))[] {
  return [
    path.join(root, 'contract'),
    (file: string) => /node_modules[\\/]@(tanstack|simplewebauthn)[\\/]/.test(file),
  ]
}

/**
 * PostCSS's plugins are in this folder. Without this option its loader looks for a configuration
 * next to each style sheet and in all folders above: a twelfth of a WeChat build's CPU time.
 */
export function withoutPostcssSearch(chain: Chain): void {
  for (const rule of chain.module.rules.values())
    for (const branch of [rule, ...rule.oneOfs.values()])
      for (const loader of branch.uses.values())
        if (String(loader.get('loader')).includes('postcss-loader'))
          loader.tap((options) => ({
            ...options,
            postcssOptions: { ...options.postcssOptions, config: false },
          }))
}
