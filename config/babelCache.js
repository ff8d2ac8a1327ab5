/**
 * babel-loader that keeps what it compiled, in .cache/babel: all mini-programs compile the same
 * sources to the same code, and of a second build most files did not change. The key is all that
 * the result depends on, so nothing has to be thrown away by hand.
 */
const { createHash } = require('node:crypto')
const {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} = require('node:fs')
const path = require('node:path')
const babelLoader = require('babel-loader')

const ROOT = path.resolve(__dirname, '..')
const CACHE = path.join(ROOT, '.cache/babel')
/**
 * Inputs that decide how a source is compiled: plugins by their version or their text, the
 * browsers.
 */
const INPUTS = [
  'package.json',
  'package-lock.json',
  'babel.config.js',
  'config/babelCache.js',
  'config/pageRoot.js',
  'config/plainPrivates.js',
]
/** babel-preset-taro and its plugins know H5; mini-programs are compiled alike. */
const FAMILY = process.env.TARO_ENV === 'h5' ? 'h5' : 'mini'
/** But for WeChat's own list, where a source names one (its transform-taro-components). */
const OF_WEAPP = /\bList\b/

const world = createHash('sha256').update(`${process.version} ${process.env.NODE_ENV} ${FAMILY}`)
for (const file of INPUTS) world.update(`\0${file}\0`).update(readFileSync(path.join(ROOT, file)))
const WORLD = world.digest('hex')

function keyOf(file, source, options) {
  // pageRoot.js depends on whether a page has a configuration file next to it.
  const isPage = existsSync(file.replace(/\.tsx$/, '.config.ts'))
  const apart = process.env.TARO_ENV === 'weapp' && OF_WEAPP.test(source)
  const rest = JSON.stringify([path.relative(ROOT, file), isPage, apart, options ?? null])
  return createHash('sha256').update(`${WORLD}\0${rest}\0`).update(source).digest('hex')
}

function cached(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return null
    // Half of a file: the machine went down while it was renamed.
    rmSync(file, { force: true })
    return null
  }
}

module.exports = function babelCache(source, map) {
  const file = path.join(CACHE, `${keyOf(this.resourcePath, source, this.query)}.json`)
  const before = cached(file)
  if (before !== null) return this.callback(null, before.code)
  const callback = this.async()
  const keep = (error, code, ...rest) => {
    if (error === null) {
      mkdirSync(CACHE, { recursive: true })
      // Two targets may be built concurrently.
      writeFileSync(`${file}.${process.pid}`, JSON.stringify({ code }))
      renameSync(`${file}.${process.pid}`, file)
    }
    callback(error, code, ...rest)
  }
  return babelLoader.call(Object.create(this, { async: { value: () => keep } }), source, map)
}
