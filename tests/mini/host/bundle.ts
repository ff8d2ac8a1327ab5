import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { detectDialect, translateJson, type Dialect } from './dialect'

export interface TabItem {
  pagePath: string
  text: string
  iconPath?: string
  selectedIconPath?: string
}

interface SubPackage {
  root: string
  pages: string[]
}

export interface AppJson {
  pages: string[]
  subPackages?: SubPackage[]
  subpackages?: SubPackage[]
  entryPagePath?: string
  tabBar?: { list: TabItem[]; custom?: boolean }
  window?: {
    navigationBarTitleText?: string
    enablePullDownRefresh?: boolean
    navigationStyle?: string
  }
  usingComponents?: Record<string, string>
  networkTimeout?: { request?: number; uploadFile?: number; downloadFile?: number }
}

export interface PageJson {
  component?: boolean
  usingComponents?: Record<string, string>
  navigationBarTitleText?: string
  navigationStyle?: string
  styleIsolation?: string
}

/** One file of the package: path with forward slashes, size in bytes. */
export interface BundleFile {
  path: string
  sizeBytes: number
}

/** The built mini-program on disk. */
export class Bundle {
  readonly dialect: Dialect
  readonly app: AppJson
  readonly subPackages: SubPackage[]
  /** Every page path: main package first, then subpackages with their root. */
  readonly pages: string[]
  readonly tabs: TabItem[]
  readonly files: BundleFile[]

  /** @throws Error when the folder holds no app.json */
  constructor(readonly root: string) {
    if (!existsSync(join(root, 'app.json'))) throw new Error(`no app.json in ${root}`)
    this.dialect = detectDialect(root)
    this.app = this.readJson<AppJson>('app')
    this.subPackages = (this.app.subPackages ?? this.app.subpackages ?? []).map((sub) => ({
      root: sub.root.replace(/^\/|\/$/g, ''),
      pages: sub.pages,
    }))
    this.pages = [
      ...this.app.pages,
      ...this.subPackages.flatMap((sub) => sub.pages.map((page) => `${sub.root}/${page}`)),
    ]
    this.tabs = this.app.tabBar?.list ?? []
    this.files = listFiles(root, '')
  }

  get entryPage(): string {
    return this.app.entryPagePath ?? this.pages[0] ?? ''
  }

  isTab(page: string): boolean {
    return this.tabs.some((tab) => tab.pagePath === page)
  }

  /** Whether the page draws its own header, from the screen's upper edge on. */
  hasOwnHeader(page: string): boolean {
    const { navigationStyle } = { ...this.app.window, ...this.readJson<PageJson>(page) }
    return navigationStyle === 'custom'
  }

  /** Root of the subpackage a file belongs to, or '' for the main package. */
  findPackageRoot(path: string): string {
    return this.subPackages.find((sub) => path.startsWith(`${sub.root}/`))?.root ?? ''
  }

  has(path: string): boolean {
    return existsSync(join(this.root, path))
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8')
  }

  readBytes(path: string): Buffer {
    return readFileSync(join(this.root, path))
  }

  /** Parsed JSON of a page or component, `{}` where there is none; `path` has no extension. */
  readJson<T>(path: string): T {
    const json = this.has(`${path}.json`) ? (JSON.parse(this.read(`${path}.json`)) as object) : {}
    return translateJson(json, this.dialect) as T
  }

  /** Path inside the package of a reference written in `from`: '/a', './a', '../a' or 'a'. */
  resolve(from: string, reference: string): string {
    const joined = reference.startsWith('/')
      ? reference.slice(1)
      : posix.join(posix.dirname(from), reference)
    return posix.normalize(joined)
  }
}

function listFiles(root: string, folder: string): BundleFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return listFiles(root, path)
    return [{ path, sizeBytes: statSync(join(root, path)).size }]
  })
}
