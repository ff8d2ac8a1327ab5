/**
 * What a phone shows of a page before its scripts have run: the largest thing of its first screen, where
 * the page will draw it. The script in src/index.html takes it away when the page is there.
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
}

/** A length of the design, on a screen of any width. */
export const unit = (px: number): string => `${Math.round((px / 3.75) * 1000) / 1000}vw`

function boxHtml({ leftPx, topPx, widthPx, heightPx, style, words, picture }: PaintBox): string {
  const declarations = [
    `left:${unit(leftPx)}`,
    `top:calc(${unit(topPx)} + var(--first-t))`,
    `width:${unit(widthPx)}`,
    ...(heightPx === undefined ? [] : [`height:${unit(heightPx)}`]),
    ...(style === undefined ? [] : [style]),
  ]
  const place = escapeHtml(declarations.join(';'))
  if (picture !== undefined)
    return `<img src="${escapeHtml(picture)}" alt="" style="${place};object-fit:cover" />`
  return `<div style="${place}">${escapeHtml(words ?? '')}</div>`
}

/**
 * @param options.until what the page has when it is drawn, as a selector
 * @param options.belowBars the page begins below the phone's status bar
 */
export function firstPaint(
  boxes: readonly PaintBox[],
  { until, belowBars }: { until: string; belowBars: boolean },
): string {
  const top = belowBars ? 'env(safe-area-inset-top, 0px)' : '0px'
  return (
    `<style>#${ID}{--first-t:${top};position:fixed;inset:0;z-index:1;overflow:hidden;pointer-events:none}` +
    `#${ID}>*{position:absolute;box-sizing:border-box}` +
    `@media (min-width:${WIDE_FROM}px){#${ID}{display:none}}</style>` +
    `<div id="${ID}" aria-hidden="true" data-until="${escapeHtml(until)}">${boxes.map(boxHtml).join('')}</div>`
  )
}
