import type { Bundle } from './bundle'
import type { Problems } from './problems'

const KB = 1024
const MB = 1024 * KB

/** Limits the vendor publishes for packages, icons and calls. */
export const LIMITS = {
  packageBytes: 2 * MB,
  totalBytes: 30 * MB,
  tabIconBytes: 40 * KB,
  tabsMin: 2,
  tabsMax: 5,
  setDataBytes: 256 * KB,
  pageStack: 10,
  storageValueBytes: MB,
  storageTotalBytes: 10 * MB,
  concurrentRequests: 10,
  modalButtonChars: 4,
  actionSheetItems: 6,
} as const

/** Kinds of file that never reach the uploaded package. */
const NOT_UPLOADED = /(\.map|\.LICENSE\.txt|project\.(private\.)?config\.json)$/

/** Bytes of each package of the mini-program; '' is the main package. */
export function packageSizes(bundle: Bundle): Map<string, number> {
  const sizes = new Map<string, number>([['', 0]])
  for (const file of bundle.files) {
    if (NOT_UPLOADED.test(file.path)) continue
    const owner = bundle.findPackageRoot(file.path)
    sizes.set(owner, (sizes.get(owner) ?? 0) + file.sizeBytes)
  }
  return sizes
}

/** Checks what the client checks before it runs anything: sizes, pages, tab bar. */
export function checkBundle(bundle: Bundle, problems: Problems, { minified = true } = {}): void {
  if (minified) checkSizes(bundle, problems)
  checkPages(bundle, problems)
  checkTabBar(bundle, problems)
}

function checkSizes(bundle: Bundle, problems: Problems): void {
  let total = 0
  for (const [name, size] of packageSizes(bundle)) {
    total += size
    if (size > LIMITS.packageBytes) {
      const label = name === '' ? 'the main package' : `subpackage ${name}`
      problems.add('package', `${label} is ${size} bytes, over ${LIMITS.packageBytes}`)
    }
  }
  if (total > LIMITS.totalBytes) problems.add('package', `all packages are ${total} bytes`)
}

function checkPages(bundle: Bundle, problems: Problems): void {
  for (const page of bundle.pages) {
    for (const extension of ['js', bundle.dialect.template]) {
      if (!bundle.has(`${page}.${extension}`)) {
        problems.add('package', `app.json names ${page}, but ${page}.${extension} is missing`)
      }
    }
  }
  const repeated = bundle.pages.filter((page, at) => bundle.pages.indexOf(page) !== at)
  for (const page of repeated) problems.add('package', `app.json names ${page} twice`)
}

function checkTabBar(bundle: Bundle, problems: Problems): void {
  const tabBar = bundle.app.tabBar
  if (tabBar === undefined) return
  const count = tabBar.list.length
  if (count < LIMITS.tabsMin || count > LIMITS.tabsMax) {
    problems.add('package', `tabBar.list has ${count} items, not 2 to 5`)
  }
  for (const tab of tabBar.list) {
    if (!bundle.app.pages.includes(tab.pagePath)) {
      problems.add('package', `the tab page ${tab.pagePath} is not in the main package's pages`)
    }
    for (const icon of [tab.iconPath, tab.selectedIconPath]) {
      if (icon !== undefined) checkIcon(bundle, icon, problems)
    }
  }
}

function checkIcon(bundle: Bundle, icon: string, problems: Problems): void {
  if (!/\.(png|jpe?g)$/i.test(icon)) {
    problems.add('package', `the tab icon ${icon} is not a png or jpg`)
    return
  }
  const file = bundle.files.find((candidate) => candidate.path === icon.replace(/^\.?\//, ''))
  if (file === undefined) problems.add('package', `the tab icon ${icon} is missing`)
  else if (file.sizeBytes > LIMITS.tabIconBytes) {
    problems.add('package', `the tab icon ${icon} is ${file.sizeBytes} bytes, over 40 KB`)
  }
}
