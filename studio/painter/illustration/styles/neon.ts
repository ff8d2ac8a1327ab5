import { type Oklch, mixColour, toRgb } from '../../colour'
import { USUAL_STRENGTH } from '../../scene'
import { develop, NeonSheet } from '../../styles/neon/finish'
import { toTubeColour } from '../../styles/neon/things'
import { toGasColour } from '../../styles/neon/tubes'
import { traceContour } from '../../raster/contour'
import { type Form, isFeature } from '../node'
import { eachForm, formsIn } from '../raster/draw'
import { type Mask, rasterizeMask, release, scaleRings } from '../raster/mask'
import { buildShader, isPlain, listColours, mainColour, mapFill } from '../raster/fill'
import { hasEdge } from './outline'
import { type IllustrationJob, type IllustrationPainter, computeScale, standing } from './style'

const NIGHT: Oklch = [0.15, 0.05, 278]

/** The field that a dyed sky fills (places/stage.ts): from edge to edge. */
const isSky = ({ role, fill, rings: [ring] }: Form): boolean =>
  role === 'backdrop' && !isPlain(fill) && ring?.length === 4 && (ring[0]?.[0] ?? 0) < 0

function each(
  { box, cover }: Mask,
  width: number,
  visit: (i: number, share: number) => void,
): void {
  for (let y = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++) {
      const share = cover[y * box.width + x]
      if (share > 0.003) visit((y + box.y) * width + x + box.x, share)
    }
}

/** Of a living being, by role: how light its own colour stays, and how much of the night is in it. */
const LIT: Readonly<Partial<Record<Form['role'], readonly [light: number, night: number]>>> = {
  ...{ skin: [0.95, 0.16], lip: [0.9, 0.1], iris: [1.1, 0.1], nose: [0.86, 0.2] },
  ...{ hair: [0.9, 0.25], cloth: [0.9, 0.3], eye: [0.95, 0.1], pupil: [0.8, 0] },
}
/** Of the lamps of a street: what they give to all that is near. */
const LAMPLIGHT: Oklch = [0.5, 0.13, 320]

class NeonDrawing {
  readonly sheet: NeonSheet
  readonly #scale: number

  constructor(readonly job: IllustrationJob) {
    const { width, height } = job.size
    this.sheet = new NeonSheet(width, height, Math.min(width, height) / 1024)
    this.#scale = computeScale(job)
    const night = toRgb(NIGHT)
    for (let i = 0; i < width * height; i++) {
      const own = job.setting
      const at = i * 4
      this.sheet.cover(i, own ? [own[at], own[at + 1], own[at + 2]] : night, 1)
    }
  }

  /** @param drawn reports forms that are drawn or left out */
  draw(form: Form, clip: Mask | null, drawn: (forms: number) => void): void {
    if (/^(band|shadow|shade|blush)$/.test(form.role)) return drawn(formsIn(form))
    const rings = scaleRings(form.rings, this.#scale)
    const mask = rasterizeMask(
      rings,
      this.job.size,
      form.union,
      (form.blur ?? 0) * this.#scale,
      clip,
    )
    if (!mask) return drawn(formsIn(form))
    this.#fill(form, mask)
    for (const child of form.inside ?? []) this.draw(child, mask, drawn)
    if (hasEdge(form)) this.#tube(form, rings, clip)
    release(mask)
    drawn(1)
  }

  #fill(form: Form, mask: Mask): void {
    if (isSky(form)) return this.#sky(form, mask)
    const colour = mainColour(form.fill)
    const { width } = this.job.size
    const alpha = form.alpha ?? 1
    const shines = form.role === 'glow' || form.role === 'text' || form.role === 'line'
    if (shines || this.#isBright(form)) {
      const light = toRgb(
        form.role === 'glint' || form.role === 'teeth' ? [0.95, 0.03, 210] : toGasColour(colour),
      )
      const power = form.role === 'line' ? 0.75 : 0.9
      each(mask, width, (i, share) => {
        this.sheet.dim(i, share * 0.7)
        this.sheet.shine(i, light, share * alpha * power)
      })
      return
    }
    const faint = form.role === 'ground' ? 0.22 : form.role === 'backdrop' ? 0.75 : 1
    // faces are read by their features, clothes by their colours
    const [light, night] = LIT[form.role] ?? [0, 0]
    const own: Oklch = [colour[0] * light, colour[1] * 1.1, colour[2]]
    const lit = light > 0 ? mixColour(own, LAMPLIGHT, night) : toTubeColour(colour)
    const body = toRgb([NIGHT[0] + (lit[0] - NIGHT[0]) * faint, lit[1], lit[2]])
    const cover = form.role === 'light' ? 0.35 : form.role === 'detail' ? 0.8 : 1
    each(mask, width, (i, share) => this.sheet.cover(i, body, share * alpha * cover))
  }

  /** A sky whose colour is said: that colour by night, lit at the horizon. */
  #sky({ fill }: Form, mask: Mask): void {
    const { width } = this.job.size
    const dim = ([l, c, h]: Oklch): Oklch => [0.09 + 0.9 * l * l, c * 1.3, h]
    const shader = buildShader(mapFill(fill, dim), this.#scale)
    const { at } = shader
    const colours = listColours(shader)
    each(mask, width, (i, share) => {
      const step = Math.round(at?.(i % width, Math.floor(i / width)) ?? 0)
      this.sheet.cover(i, colours[step] ?? toRgb(NIGHT), share)
    })
  }

  #isBright({ role }: Form): boolean {
    return isFeature(role) && !/^(eye|iris|pupil|nose|lip)$/.test(role)
  }

  #tube(form: Form, rings: ReturnType<typeof scaleRings>, clip: Mask | null): void {
    const gas = toGasColour(mainColour(form.fill))
    const light = toRgb(gas)
    const core = toRgb([Math.min(0.97, gas[0] + 0.14), gas[1] * 0.4, gas[2]])
    // a face under a wide glow is none
    const faint = form.role === 'backdrop' ? 0.55 : form.role in LIT ? 0.42 : 1
    for (const [width, colour, power] of [
      [6.5, light, 0.5],
      [2.4, core, 0.8],
    ] as const)
      for (const [i, ring] of rings.entries()) {
        if (ring.length < 3) continue
        const line = rasterizeMask(
          traceContour(ring, width * this.#scale, this.sheet.unit, i),
          this.job.size,
          false,
          0,
          clip,
        )
        if (!line) continue
        each(line, this.job.size.width, (at, share) => {
          this.sheet.shine(at, colour, share * power * faint)
        })
        release(line)
      }
  }
}

/** 霓虹: dark bodies, every edge a tube of its own gas, and the glow around it. */
export const neon: IllustrationPainter = (job) => {
  const drawing = new NeonDrawing(job)
  const { layers } = standing(job)
  eachForm(
    layers,
    (form, drawn) => drawing.draw(form, null, drawn),
    (share, stage) => job.report(0.85 * share, (side) => drawing.sheet.snapshot(side), stage),
  )
  return develop(drawing.sheet, USUAL_STRENGTH)
}
