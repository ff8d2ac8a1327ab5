/**
 * Finds what is dear to draw: weighs every thing of every family by the pixels its forms touch,
 * draws the heaviest at 1024² in each style and lists what takes more than its budget.
 *
 *   npx tsx studio/gallery/sweep-costs.ts [--styles oil,soft] [--heaviest 12] [--all]
 *
 * CPU time of one core, after the first picture; memory is the process's peak so far.
 */
import { parseArgs } from 'node:util'
import { warmNoise } from '../lib/noise'
import { Random, hashText } from '../lib/random'
import type { Brief } from '../painter/illustration/family'
import { type Form, type Illustration, makeFrame } from '../painter/illustration/node'
import { FAMILIES, otherComposer } from '../painter/illustration/registry'
import { ILLUSTRATORS } from '../painter/illustration/styles/registry'
import { STYLES, type StyleId } from '../painter/slots'

const SIDE = 1024
/** Maximum cost of a picture. */
const BUDGET_MS = 2000
const BUDGET_MB = 400
const SEED = 1

/** Passes over a form's box: its mask and paint, its roundness, its softness. */
const PASSES = { plain: 2, relief: 10, blur: 5 }

function estimateWeight(form: Form, frame: Illustration['frame']): number {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [x, y] of form.rings.flat()) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const width = Math.max(0, Math.min(frame.width, right) - Math.max(0, left))
  const height = Math.max(0, Math.min(frame.height, bottom) - Math.max(0, top))
  const passes = PASSES.plain + (form.relief ? PASSES.relief : 0) + (form.blur ? PASSES.blur : 0)
  const inside = (form.inside ?? []).reduce((sum, child) => sum + estimateWeight(child, frame), 0)
  return width * height * passes + inside
}

function composed(id: string, style: StyleId): Illustration | null {
  const family = FAMILIES.find(({ things }) => Object.hasOwn(things, id))
  const brief: Brief = {
    main: { id, count: null, traits: [] },
    others: [],
    texts: [],
    traits: [],
    time: null,
    season: null,
    weather: new Set(),
    moods: new Set(),
    tint: null,
  }
  const random = new Random(hashText(`sweep ${SEED}`))
  const composing = { brief, style, random }
  const other = otherComposer(composing)
  const frame = makeFrame(SIDE, SIDE)
  return family?.compose({ ...composing, frame, standsInSetting: false, other }) ?? null
}

function drawnMs(id: string, style: StyleId): number {
  const illustration = composed(id, style)
  if (!illustration) return 0
  const before = process.cpuUsage()
  ILLUSTRATORS[style]({
    illustration,
    size: { width: SIDE, height: SIDE },
    random: new Random(SEED),
    report: () => undefined,
  })
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      styles: { type: 'string', default: STYLES.join(',') },
      heaviest: { type: 'string', default: '12' },
      all: { type: 'boolean', default: false },
    },
  })
  const styles = STYLES.filter((style) => values.styles.split(',').includes(style))
  const weighed = FAMILIES.flatMap(({ things }) => Object.keys(things))
    .map((id) => {
      const illustration = composed(id, 'flat')
      const forms = illustration?.layers.flatMap((layer) => layer.forms) ?? []
      const weight = illustration
        ? forms.reduce((sum, form) => sum + estimateWeight(form, illustration.frame), 0)
        : 0
      return { id, weight: weight / (SIDE * SIDE) }
    })
    .sort((a, b) => b.weight - a.weight)
  const drawn = values.all ? weighed : weighed.slice(0, Number(values.heaviest))
  warmNoise()
  let over = 0
  for (const style of styles) {
    drawnMs(drawn.at(-1)?.id ?? '', style)
    for (const { id, weight } of drawn) {
      const ms = drawnMs(id, style)
      const mb = process.resourceUsage().maxRSS / 1024
      const dear = ms > BUDGET_MS || mb > BUDGET_MB
      if (dear) over += 1
      const figures = `${ms.toFixed(0)} ms, ${mb.toFixed(0)} MB, ${weight.toFixed(0)} pictures of pixels`
      console.log(`${style} ${id}: ${figures}${dear ? ' OVER' : ''}`)
      // canvases are freed on a turn of the event loop
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  console.log(
    `${weighed.length} things weighed, ${drawn.length} drawn in ${styles.length} styles, ${over} over`,
  )
}

void main()
