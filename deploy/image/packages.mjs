// Removes the files of node_modules that the server cannot load: they are no part of the image.
import { build } from 'esbuild'
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { BUNDLE } from '../../scripts/lib/bundle.mjs'
import { ROOT } from '../../scripts/lib/run.mjs'

const CODE = /\.[cm]?jsx?$/
const NATIVE = /\.node$|\.so(\.[\d.]+)?$/
const LICENCE = /^(licen[cs]e|copying|notice|ofl)/i
/** For those who develop with a package. */
const DEVELOPMENT =
  /\.(map|[cm]?ts|tsx|flow|md|markdown|css|scss|html|bare|c|cc|cpp|h|gypi?|ya?ml|lock|tsbuildinfo)$|~$/
const FOLDERS = /^(tests?|__tests__|docs?|examples?|benchmarks?|coverage|man|\.github)$/
const PLATFORMS = ['aix', 'android', 'darwin', 'freebsd', 'ios', 'linux', 'openbsd', 'win32']
const ARCHITECTURES = ['arm', 'arm64', 'ia32', 'x64']
/** Packages that start a file of their own as a thread: no `import` leads there. */
const THREADS = new Set(['piscina'])
/** An optional part that nothing of ours uses, and that is larger than all other code together. */
const ABSENT = ['typescript']
/** Data that no code of ours reads; whole packages are found by their names in our bundles. */
const UNREAD = [
  '@iconify-json/fluent-emoji-flat/chars.json',
  '@iconify-json/fluent-emoji-flat/metadata.json',
  '@node-rs/jieba/idf.txt',
  /^zxing-wasm\/dist\/(full|writer)\/.*\.wasm$/,
  /^@electric-sql\/pglite\/dist\/.*\.tar\.gz$/,
]

/** Typefaces are named by a part of their package's name: every weight in use, in its format. */
const FACES = `
  import { CAPTION_FACE } from '@media/captions/face'
  import { FACE_FORMAT, FACES } from '@studio/painter/illustration/lettering/faces'
  const faces = Object.values(FACES).map((face) => ({ ...face, format: FACE_FORMAT }))
  export const all = [...faces, CAPTION_FACE]
`

function* filesUnder(folder) {
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, item.name)
    if (item.isDirectory()) yield* filesUnder(file)
    else yield file
  }
}

/** `@scope/name`, or `name`, of the innermost package, and the path inside it. */
function partsOf(file) {
  const inside = file.slice(file.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const [first = '', second = ''] = inside.split('/')
  const name = first.startsWith('@') ? `${first}/${second}` : first
  return {
    name,
    inside,
    within: inside.slice(name.length + 1),
    root: file.slice(0, -(inside.length - name.length)),
  }
}

/**
 * Names of packages and of their files in the text of the bundles that no import holds: they are
 * loaded by `createRequire`.
 */
function namedIn(bundles, packages) {
  const named = new Set()
  const strings = /(from |import |import\()?["'`]((?:@[\w.-]+\/)?[\w.-]+(?:\/[^"'`\s]*)?)["'`]/g
  for (const bundle of bundles)
    for (const [, imported, text] of readFileSync(bundle, 'utf8').matchAll(strings))
      if (!imported && packages.has(partsOf(`node_modules/${text}`).name)) named.add(text)
  return named
}

/** A path that is put together while it runs is no pattern of files: native parts are chosen so. */
const pathsPutTogether = {
  name: 'paths-put-together',
  setup({ onLoad }) {
    onLoad({ filter: /node_modules\/.*\.[cm]?js$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8')
      if (!/\b(require|import)\(\s*`/.test(text)) return null
      const contents = text
        .replace(/\brequire\(\s*`/g, '(0, require)(`')
        .replace(/\bimport\(\s*`/g, "import('' + `")
      return { contents, loader: 'js' }
    })
  },
}

/** The files that Node loads from these on, under the conditions of 20 and those of 22 and later. */
async function loadedFrom(entryPoints, folder) {
  const loaded = new Set()
  for (const conditions of [[], ['module-sync']]) {
    const { metafile } = await build({
      entryPoints,
      absWorkingDir: folder,
      outdir: path.join(folder, 'unwritten'),
      bundle: true,
      write: false,
      metafile: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      mainFields: ['main'],
      conditions,
      tsconfigRaw: {},
      // Every file that is loaded counts, whatever it is used for.
      ignoreAnnotations: true,
      treeShaking: false,
      logLevel: 'error',
      plugins: [pathsPutTogether],
      external: ABSENT,
      loader: { '.node': 'empty', '.wasm': 'empty' },
    })
    for (const file of Object.keys(metafile.inputs)) loaded.add(path.join(folder, file))
  }
  return loaded
}

/** Packages of typefaces by name, with the endings of those of their files that are opened. */
async function readFaces() {
  const { outputFiles } = await build({
    ...BUNDLE,
    stdin: { contents: FACES, resolveDir: ROOT },
    write: false,
  })
  const code = Buffer.from(outputFiles[0].contents).toString('base64')
  const { all } = await import(`data:text/javascript;base64,${code}`)
  const endings = new Map()
  for (const { name, weight, format } of all) {
    const known = endings.get(`@fontsource/${name}`) ?? []
    endings.set(`@fontsource/${name}`, [...known, `-${weight}-normal.${format}`])
  }
  return endings
}

/** Made for another system than this one. */
function isForeign(within) {
  const words = path.dirname(within).split(/[/-]/)
  const others = (all, own) => words.some((word) => all.includes(word) && word !== own)
  return others(PLATFORMS, process.platform) || others(ARCHITECTURES, process.arch)
}

/** Packages of which code is loaded that no analysis finds: native ones choose it by the system. */
function nativePackages(files) {
  return new Set(files.filter((file) => NATIVE.test(file)).map((file) => partsOf(file).root))
}

/**
 * Removes every file of the packages in a folder that the bundles in `<folder>/server/dist` cannot
 * load. Code stays where an import leads to it; data stays in packages that are loaded or named.
 * @param {string} folder
 */
export async function removeUnloaded(folder) {
  const top = path.join(folder, 'node_modules')
  // A workspace has packages of its own where another one needs a different version.
  const folders = [top, path.join(folder, 'server/node_modules')].filter(existsSync)
  const dist = path.join(folder, 'server/dist')
  const bundles = readdirSync(dist)
    .filter((name) => CODE.test(name))
    .map((name) => path.join(dist, name))
  const files = folders.flatMap((modules) => [...filesUnder(modules)])
  const require = createRequire(bundles[0])
  const named = namedIn(bundles, new Set(files.map((file) => partsOf(file).name)))
  const entries = [...named].flatMap((text) => {
    try {
      const file = require.resolve(text)
      return CODE.test(file) && file.startsWith(folder) ? [file] : []
    } catch {
      // The beginning of a name that is put together, or a type of media.
      return []
    }
  })
  const loaded = await loadedFrom([...bundles, ...new Set(entries)], folder)
  const native = nativePackages(files)
  const faces = await readFaces()
  const used = new Set([...loaded].map((file) => partsOf(file).root))
  for (const name of [
    ...[...named].map((text) => partsOf(`node_modules/${text}`).name),
    ...faces.keys(),
  ])
    for (const modules of folders) used.add(path.join(modules, name))
  const isData = ({ name, inside, within }) =>
    !within
      .split('/')
      .slice(0, -1)
      .some((part) => FOLDERS.test(part)) &&
    !UNREAD.some((one) => (typeof one === 'string' ? one === inside : one.test(inside))) &&
    !isForeign(within) &&
    (!within.startsWith('files/') ||
      !faces.has(name) ||
      faces.get(name).some((end) => within.endsWith(end)))
  const keeps = (file) => {
    const parts = partsOf(file)
    const last = path.basename(file)
    if (loaded.has(file)) return true
    if (!used.has(parts.root) && !native.has(parts.root)) return false
    if (last === 'package.json' || LICENCE.test(last)) return true
    if (CODE.test(file)) return native.has(parts.root) || THREADS.has(parts.name)
    return !DEVELOPMENT.test(file) && isData(parts)
  }
  for (const file of files) if (!keeps(file)) rmSync(file)
  folders.forEach(removeEmpty)
}

function removeEmpty(folder) {
  for (const item of readdirSync(folder, { withFileTypes: true }))
    if (item.isDirectory()) removeEmpty(path.join(folder, item.name))
  if (readdirSync(folder).length === 0) rmdirSync(folder)
}
