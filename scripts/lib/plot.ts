/** Plots of what was measured, as SVG by hand: a few lines over a few counts. */

export interface PlotLine {
  readonly name: string
  /** One for each count. */
  readonly values: readonly number[]
  /** Drawn thin and broken: what would be reached if nothing limited it. */
  readonly ideal?: true
}

export interface Plot {
  readonly title: string
  /** Unit of `counts`. */
  readonly across: string
  readonly counts: readonly number[]
  readonly lines: readonly PlotLine[]
}

const WIDTH = 420
const HEIGHT = 280
const BOX = { left: 48, right: 116, top: 40, bottom: 40 } as const
const COLOURS = ['#2f6f9f', '#b5543a', '#4f7f52', '#7a5a9a'] as const
const FONT = 'font-family="system-ui, sans-serif" font-size="12" fill="#444"'
/** Names at the ends of lines keep so far from each other. */
const NAME_GAP = 14

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** 1, 2 or 5 times a power of ten, so that four steps reach the top. */
function stepFor(top: number): number {
  const power = 10 ** Math.floor(Math.log10(top / 4))
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step * 4 >= top) ?? 10 * power
}

/** From top to bottom, each as near to its line as those above let it be. */
function spread(places: readonly number[]): number[] {
  const order = [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  const spots = [...places]
  let before = Number.NEGATIVE_INFINITY
  for (const at of order) {
    before = Math.max(before + NAME_GAP, places[at] ?? 0)
    spots[at] = before
  }
  return spots
}

function panel({ title, across, counts, lines }: Plot, left: number): string {
  const step = stepFor(Math.max(...lines.flatMap(({ values }) => values), Number.EPSILON))
  const tall = HEIGHT - BOX.top - BOX.bottom
  const wide = WIDTH - BOX.left - BOX.right
  const y = (value: number): number => HEIGHT - BOX.bottom - (value / (step * 4)) * tall
  const most = Math.max(...counts)
  const x = (count: number): number =>
    left + BOX.left + ((count - 1) / Math.max(1, most - 1)) * wide
  const grid = [0, 1, 2, 3, 4].map((n) => {
    const at = y(n * step)
    const value = Number((n * step).toPrecision(3))
    return `<line x1="${x(1)}" x2="${x(most)}" y1="${at}" y2="${at}" stroke="#ddd"/><text x="${x(1) - 8}" y="${at + 4}" text-anchor="end" ${FONT}>${value}</text>`
  })
  const ticks = counts.map(
    (count) =>
      `<text x="${x(count)}" y="${HEIGHT - BOX.bottom + 18}" text-anchor="middle" ${FONT}>${count}</text>`,
  )
  const names = spread(lines.map(({ values }) => y(values.at(-1) ?? 0)))
  const drawn = lines.map(({ name, values, ideal }, at) => {
    const colour = ideal ? '#999' : (COLOURS[at % COLOURS.length] ?? '#444')
    const points = values.map((value, i) => `${x(counts[i] ?? 1)},${y(value)}`).join(' ')
    const look = ideal ? 'stroke-width="1" stroke-dasharray="4 3"' : 'stroke-width="2"'
    return `<polyline points="${points}" fill="none" stroke="${colour}" ${look}/><text x="${x(most) + 8}" y="${(names[at] ?? 0) + 4}" ${FONT}>${escape(name)}</text>`
  })
  return [
    `<text x="${left + BOX.left}" y="22" ${FONT} font-weight="600">${escape(title)}</text>`,
    ...grid,
    ...ticks,
    `<text x="${(x(1) + x(most)) / 2}" y="${HEIGHT - 6}" text-anchor="middle" ${FONT}>${escape(across)}</text>`,
    ...drawn,
  ].join('')
}

/** Panels side by side, each with a scale of its own. */
export function plotSvg(plots: readonly Plot[]): string {
  const wide = WIDTH * plots.length
  const panels = plots.map((plot, at) => panel(plot, at * WIDTH)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${HEIGHT}" width="${wide}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fff"/>${panels}</svg>\n`
}
