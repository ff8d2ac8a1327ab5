import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build } from 'esbuild'

/** Of the repository; the process of a run is a bundle that lies elsewhere. */
const VIEW = resolve(process.cwd(), 'tests/mini/rendered/view')

export interface BuiltView {
  html: string
  /** Styles of the client's own components in every page. */
  baseCss: string
}

/** The page that represents the phone, with its script and styles in it. */
export async function buildView(): Promise<BuiltView> {
  const { outputFiles } = await build({
    entryPoints: [resolve(VIEW, 'main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  })
  const script = outputFiles[0]?.text ?? ''
  const [css, baseCss] = await Promise.all(
    ['shell.css', 'base.css'].map((file) => readFile(resolve(VIEW, file), 'utf8')),
  )
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><style>${css}</style>`
  const html = `<!doctype html><html lang="zh-CN"><head>${head}</head><body><script>${script.replaceAll('</', '<\\/')}</script></body></html>`
  return { html, baseCss: baseCss ?? '' }
}
