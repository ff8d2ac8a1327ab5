/**
 * First paint of a page before its scripts have run: the largest element of its first viewport,
 * where the page will draw it. The script in src/index.html takes it away when the page is there.
 */
import { escapeHtml } from './share-meta'

/** As src/index.html names it. */
const ID = 'mg-first-paint'
/** From here on pages are laid out otherwise (src/platform/rootFont.h5.ts). */
const WIDE_FROM = 700

/** A box at px of the design, which is 375 of them wide; without a height it is as tall as its words. */
export interface PaintBox {
  readonly leftPx: number
  readonly topPx: number
  readonly widthPx: number
  readonly heightPx?: number
  /** More of its style. */
  readonly style?: string
  readonly words?: string
  /** Address of a picture that fills it. */
  readonly picture?: string
  /** On the page of a visitor alone. */
  readonly visitor?: boolean
}

/** A length of the design, on a screen of any width. */
export const unit = (px: number): string => `${Math.round((px / 3.75) * 1000) / 1000}vw`

function boxHtml(box: PaintBox): string {
  const { leftPx, topPx, widthPx, heightPx, style, words, picture, visitor = false } = box
  const declarations = [
    `left:${unit(leftPx)}`,
    `top:calc(${unit(topPx)} + var(--first-t))`,
    `width:${unit(widthPx)}`,
    ...(heightPx === undefined ? [] : [`height:${unit(heightPx)}`]),
    ...(style === undefined ? [] : [style]),
  ]
  const place = escapeHtml(declarations.join(';'))
  const mark = visitor ? ' class="mg-visitor"' : ''
  if (picture !== undefined)
    return `<img${mark} src="${escapeHtml(picture)}" alt="" style="${place};object-fit:cover" />`
  return `<div${mark} style="${place}">${escapeHtml(words ?? '')}</div>`
}

/**
 * @param options.until what the page has when it is drawn, as a selector
 * @param options.belowBars the page begins below the phone's status bar
 * @param options.visitorPx by how much a visitor's page begins lower; src/index.html marks the others
 */
export function firstPaint(
  boxes: readonly PaintBox[],
  { until, belowBars, visitorPx = 0 }: { until: string; belowBars: boolean; visitorPx?: number },
): string {
  const top = belowBars ? 'env(safe-area-inset-top, 0px)' : '0px'
  return (
    `<style>#${ID}{--first-t:${top};position:fixed;inset:0;z-index:1;overflow:hidden;pointer-events:none}` +
    `#${ID}>*{position:absolute;box-sizing:border-box}` +
    '.mg-in .mg-visitor{display:none}' +
    (visitorPx > 0 ? `.mg-in #${ID}{--first-t:calc(${top} - ${unit(visitorPx)})}` : '') +
    `@media (min-width:${WIDE_FROM}px){#${ID}{display:none}}</style>` +
    `<div id="${ID}" aria-hidden="true" data-until="${escapeHtml(until)}">${boxes.map(boxHtml).join('')}</div>`
  )
}
