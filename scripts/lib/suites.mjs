// Table of `npm test`: suites, their files, the builds each needs, and which files share a process.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './run.mjs'

/**
 * @typedef {object} Suite
 * @property {'check' | 'jest' | 'bundle' | 'tsx'} runner `bundle`: Node's runner on a bundle made
 * from the sources (a thousand small modules take a TypeScript loader seconds); `tsx`: Node's
 * runner through that loader
 * @property {string[]} folders of its files
 * @property {number} seconds of a usual file: what begins first where no times were measured yet
 * @property {(file: string) => string[]} needs dependencies of the file: h5,
 * weapp, console and server are built, clients are installed, mcpTools too (only for `--all`),
 * drafts are the other mini-programs, a browser is found, models (weights of networks) are
 * fetched, webkit and wholeBrowser are installed (only for `--all`)
 * @property {(file: string) => string | null} group files of one name run in one process, one after
 * another; null: a process of its own, for tests that kill, measure memory or change the process
 * @property {number} [nurseryMb] size of the young generation, MB a half; absent: that of all
 * programs of
 * a run (lib/measured.mjs)
 * @property {(file: string) => boolean} [filler] whether a file's tests only compute and wait for
 * nothing (lib/schedule.mjs)
 */

const nothing = () => []
const alone = () => null

/** Tests that run real networks, where their weights can be had. */
const WITH_NETS = /^nets\/|[.-]nets\.test\.ts$/

/** Spreads files over so many processes, each file always into the same one. */
function sharing(name, processes) {
  return (file) => {
    const sum = [...file].reduce((total, letter) => total + letter.charCodeAt(0), 0)
    return `${name} ${(sum % processes) + 1}`
  }
}

/** Files of the server that start the bundled server as processes. */
const PROCESSES =
  /^tests\/(server\/(process|kill\/(kill|move|remote))|faults\/(outage|drain|data-folder|disk))\.test\.ts$/
/** Those that kill, crowd or measure memory, lock folders, or take so long that loading is nothing. */
const OWN_PROCESS = [
  PROCESSES,
  /^tests\/server\/(crowd|hostile)\.test\.ts$/,
  /^tests\/faults\//,
  /^server\/src\/platform\/media-intake\/video\//,
  /^server\/src\/platform\/lib\/idle-memory\./,
  /^tests\/attack\/(hostile-files|upload-queue|upload-limits|ffmpeg)\.test\.ts$/,
]
/**
 * Modules loaded and compiled by V8 serve all files of a process: those that start embedded
 * databases, and those that paint, which pay most for it (decision 070).
 */
const OF_DATA = /^server\/src\/(operations\/backup|platform\/db)\//
const PAINTING =
  /^(server\/src\/(integrations\/engines\/studio|modules\/samples)\/|tests\/server\/(seeds|tools)\.)/
const serverProcess = sharing('server', 3)

function groupOfServer(file) {
  if (OF_DATA.test(file)) return 'server data'
  if (PAINTING.test(file)) return 'server painting'
  return OWN_PROCESS.some((own) => own.test(file)) ? null : serverProcess(file)
}

/** Files of one process share a server and a browser: these begin with a signed-in user. */
const AMONG_PEOPLE = /\/(arriving|budget|creating|gallery|journey|pay|store-rules|tools)\.test\.ts$/
/** These run the mini-program on it, the others the host on a fixture. */
const OF_APP =
  /\/(characters|contest|creating|dialogs|every-page|full-stack|journey|open-api|pay|sign-in|square|tools)\.test\.ts$/

/** These show the operators' console, and no page of H5: they begin before it is built. */
const OF_CONSOLE = /^tests\/e2e\/console/
/** These show pages of both. */
const WITH_CONSOLE = /^tests\/e2e\/contest\.test/
/** These look at screens of one fixture (tests/e2e/screen-fixture.ts). */
const OF_SCREENS = /^tests\/e2e\/(accessibility|pages|returning|wide)\.test\.ts$/

function groupOfBrowser(file) {
  if (OF_CONSOLE.test(file)) return 'e2e console'
  if (OF_SCREENS.test(file)) return 'e2e screens'
  return AMONG_PEOPLE.test(file) ? 'e2e people' : 'e2e journeys'
}

/** These need builds, start what listens at ports, or take minutes with `--all`. */
const APP_OWN_PROCESS = /\/(bundles|dev|image|new|postgres|cluster)\.test\.ts$/

/** These show H5 in WebKit, with `--all`. */
const IN_WEBKIT = /^tests\/e2e\/webkit/

/** These look at notifications of the system, which the browser without windows never shows. */
const IN_WHOLE_BROWSER = /^tests\/e2e\/push\./

/** These run tools of MCP that need a newer Node, with `--all`. */
const OF_MCP_TOOLS = /^tests\/clients\/mcp-/

/** These show the mini-program in a browser, next to H5. */
const SHOWN = /^tests\/mini\/rendered/

/** These run the mini-programs that are not WeChat's. */
const OF_TARGETS = /^tests\/mini\/targets\./

/** @type {Record<string, Suite>} */
export const SUITES = {
  check: { runner: 'check', folders: [], seconds: 30, needs: nothing, group: alone },
  client: { runner: 'jest', folders: ['src'], seconds: 1, needs: nothing, group: alone },
  contract: {
    runner: 'bundle',
    folders: ['contract'],
    seconds: 0.2,
    needs: nothing,
    group: () => 'contract',
  },
  server: {
    runner: 'bundle',
    folders: ['server/src', 'tests/server', 'tests/attack', 'tests/faults'],
    seconds: 2,
    needs: (file) => [
      ...(PROCESSES.test(file) ? ['server'] : []),
      ...(WITH_NETS.test(file) ? ['models'] : []),
    ],
    group: groupOfServer,
    // Painting and decoding, with minutes of patience.
    filler: (file) => PAINTING.test(file) || file === 'tests/server/hostile.test.ts',
  },
  // Official clients of vendors against the local servers, and our requests against their types.
  clients: {
    runner: 'bundle',
    folders: ['tests/clients'],
    seconds: 3,
    needs: (file) => ['clients', ...(OF_MCP_TOOLS.test(file) ? ['mcpTools'] : [])],
    group: (file) => (OF_MCP_TOOLS.test(file) ? 'mcp tools' : 'clients'),
  },
  studio: {
    runner: 'bundle',
    folders: ['studio', 'media', 'nets'],
    seconds: 3,
    nurseryMb: 128,
    needs: (file) => (WITH_NETS.test(file) ? ['models'] : []),
    // Two, for two cores: painting is compiled twice and not once a file.
    group: sharing('studio', 2),
    filler: () => true,
  },
  app: {
    runner: 'tsx',
    folders: ['tests/app'],
    seconds: 3,
    needs: (file) =>
      file.endsWith('bundles.test.ts')
        ? ['h5', 'weapp']
        : file.endsWith('dev.test.ts')
          ? ['browser']
          : [],
    // A process of its own loads TypeScript in a second.
    group: (file) => (APP_OWN_PROCESS.test(file) ? null : 'app'),
  },
  mini: {
    runner: 'tsx',
    folders: ['tests/mini'],
    seconds: 15,
    needs: (file) => [
      ...['weapp', 'server'],
      ...(SHOWN.test(file) ? ['h5', 'browser'] : []),
      ...(OF_TARGETS.test(file) ? ['drafts'] : []),
    ],
    group: (file) =>
      SHOWN.test(file)
        ? 'mini shown'
        : OF_TARGETS.test(file)
          ? 'mini targets'
          : OF_APP.test(file)
            ? 'mini app'
            : 'mini host',
  },
  e2e: {
    runner: 'tsx',
    folders: ['tests/e2e'],
    seconds: 30,
    needs: (file) => [
      ...(OF_CONSOLE.test(file) ? [] : ['h5']),
      ...(OF_CONSOLE.test(file) || WITH_CONSOLE.test(file) ? ['console'] : []),
      'server',
      IN_WEBKIT.test(file) ? 'webkit' : 'browser',
      ...(IN_WHOLE_BROWSER.test(file) ? ['wholeBrowser'] : []),
    ],
    group: groupOfBrowser,
  },
}

/**
 * Attacks and access, once more on an installation of two servers, PgBouncer and a bucket
 * (server/src/testing/spread.ts). Not: what starts no server, the queue of uploads, which each
 * process has for itself, and the headers of local files.
 */
const SPREAD = [
  /^tests\/attack\/(?!(ffmpeg|words|upload-queue)\.)[\w-]+\.test\.ts$/,
  /^tests\/server\/(access|bad-input|calls|console-access|forbidden-fields|grants|spoofed-address)\.test\.ts$/,
]

/** Folders with builds and packages in them. */
const SKIPPED = new Set(['node_modules', 'dist', '.cache'])

function testsIn(folder) {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((item) => {
    const file = `${folder}/${item.name}`
    if (item.isDirectory()) return SKIPPED.has(item.name) ? [] : testsIn(file)
    return /\.test\.tsx?$/.test(item.name) ? [file] : []
  })
}

const FILES = Object.fromEntries(
  Object.entries(SUITES).map(([name, { folders }]) => [name, folders.flatMap(testsIn).sort()]),
)
const ALL_FILES = Object.values(FILES).flat()

/** Every test file of a suite, from the top folder, with forward slashes. */
export const listTestFiles = (name) => FILES[name]

/** Lists of files, each for a process. */
export function spreadGroups() {
  const files = FILES.server.filter((file) => SPREAD.some((one) => one.test(file)))
  return [0, 1].map((half) => files.filter((_, place) => place % 2 === half))
}

function buildMatcher(pattern) {
  const wanted = pattern.replaceAll('\\', '/').replace(/^\.\//, '')
  // A path from the top folder, where there is one: else src/lib would be server/src/platform/lib too.
  if (ALL_FILES.some((file) => file.startsWith(wanted))) return (file) => file.startsWith(wanted)
  if (!wanted.includes('*')) return (file) => file.includes(wanted)
  const escaped = wanted.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  const source = escaped.replace(/\*\*\/?|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))
  return (file) => new RegExp(source).test(file)
}

/**
 * Resolves the arguments: suites by name, files by a part of their path or a pattern with stars.
 * @param {string[]} names none: everything
 * @returns {{ chosen: Map<string, string[]>, named: Set<string>, unknown: string[] }} files by
 * suite (`check` has none); files chosen by name; names without a match
 */
export function choose(names) {
  const chosen = new Map()
  const named = new Set()
  const unknown = []
  for (const name of names.length > 0 ? names : Object.keys(SUITES)) {
    const isSuite = Object.hasOwn(SUITES, name)
    const fits = isSuite ? () => true : buildMatcher(name)
    for (const suite of isSuite ? [name] : Object.keys(SUITES)) {
      const found = FILES[suite].filter(fits)
      if (isSuite || found.length > 0)
        chosen.set(suite, [...new Set([...(chosen.get(suite) ?? []), ...found])])
      if (!isSuite) for (const file of found) named.add(file)
    }
    if (!isSuite && !ALL_FILES.some(fits)) unknown.push(name)
  }
  return { chosen, named, unknown }
}
