import type { Bundle } from '../host/bundle'

const DESIGN_WIDTH = 750
const EPSILON = 1e-4
const IMPORT = /@import\s+(?:url\()?["']([^"']+)["']\)?\s*;?/g
/** Components of the client, as style sheets name them. */
const TAGS =
  'view|text|image|button|input|textarea|canvas|video|scroll-view|swiper-item|swiper|slider|form|label'
const TAG_SELECTOR = new RegExp(`(^|[\\s>+~,(}])(${TAGS})(?=[\\s.:#>+~,)\\[{]|$)`, 'g')

/** The client's own arithmetic: whole px, and never nothing. */
function toPixels(rpx: number, width: number): number {
  if (rpx === 0) return 0
  const px = Math.floor((Math.abs(rpx) / DESIGN_WIDTH) * width + EPSILON)
  return Math.sign(rpx) * (px === 0 ? 1 : px)
}

/** Values as a browser reads them: lengths in px, insets by variables that the page's window sets. */
export function valuesFor(text: string, width: number): string {
  return text
    .replace(/(-?\d*\.?\d+)rpx\b/g, (_all, rpx: string) => `${toPixels(Number(rpx), width)}px`)
    .replace(/env\(\s*safe-area-inset-(\w+)\s*(?:,[^()]*)?\)/g, 'var(--system-inset-$1, 0px)')
}

/** Selectors of the client's components as elements of a browser; `page` is the body. */
export function translateSelectors(css: string): string {
  return css.replace(/([^{}]*)\{/g, (whole, selector: string) => {
    if (/^\s*(@|from|to|\d)/.test(selector)) return whole
    const named = selector
      .replace(/(^|[\s>+~,(}])page(?=[\s.:#>+~,)[{]|$)/g, '$1body')
      .replace(TAG_SELECTOR, '$1wx-$2')
    return `${named}{`
  })
}

function withImports(bundle: Bundle, path: string): string {
  if (!bundle.has(path)) return ''
  return bundle
    .read(path)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(IMPORT, (_all, reference: string) =>
      withImports(bundle, bundle.resolve(path, reference)),
    )
}

/** Everything that styles a page: the app's sheet, then its own. */
export function buildStyleSheet(bundle: Bundle, route: string, width: number): string {
  const sheets = ['app.wxss', `${route}.wxss`].map((path) => withImports(bundle, path))
  return valuesFor(translateSelectors(sheets.join('\n')), width)
}
