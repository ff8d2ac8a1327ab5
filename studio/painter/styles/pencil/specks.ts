import { TAU, cos, sin } from '../../../lib/maths'
import type { Random, Scene } from '../../scene'
import { fallsInFront } from '../layers'
import type { PlainPicture } from '../plain/plain'
import { BELONGS } from '../plain/sheet'
import type { PencilSheet } from './sheet'

/** A turn of the chalk's tip. */
function dot(sheet: PencilSheet, x: number, y: number, radius: number, pressure: number): void {
  const width = Math.max(1, radius * 1.3)
  for (let k = 0; k < 5; k++) {
    const [from, to] = [(k / 5) * TAU, ((k + 1) / 5) * TAU]
    const reach = radius * 0.5
    const [ax, ay] = [x + cos(from) * reach, y + sin(from) * reach]
    const [bx, by] = [x + cos(to) * reach, y + sin(to) * reach]
    sheet.line(ax, ay, bx, by, pressure, pressure, width, null)
  }
}

/** Stars and snow are dots of chalk, rain is drawn in single slanting lines. */
export function drawSpecks(
  sheet: PencilSheet,
  scene: Scene,
  plain: PlainPicture,
  random: Random,
): void {
  const { width, height, unit } = scene
  const dim = scene.slots.time === 'night' || scene.slots.time === 'dusk'
  for (const layer of scene.layers) {
    if (layer.kind !== 'stars' && !fallsInFront(layer)) continue
    if (layer.kind === 'stars') {
      for (const { x, y, size, brightness, sparkles } of layer.stars) {
        if (brightness < 0.45) continue
        if (plain.belongs[(y | 0) * width + (x | 0)] !== BELONGS.air) continue
        dot(sheet, x, y, size * 0.8, brightness * 0.75)
        if (!sparkles) continue
        const ray = size * 3.4
        sheet.line(x - ray, y, x, y, 0.05, 0.6, 1.2 * unit, null)
        sheet.line(x, y, x + ray, y, 0.6, 0.05, 1.2 * unit, null)
        sheet.line(x, y - ray, x, y, 0.05, 0.6, 1.2 * unit, null)
        sheet.line(x, y, x, y + ray, 0.6, 0.05, 1.2 * unit, null)
      }
    } else if (layer.kind === 'snowfall') {
      for (let k = 0; k < 320 * layer.amount; k++) {
        const near = random.chance(0.1)
        const radius = (near ? random.range(2.4, 4) : random.range(0.9, 2.1)) * unit
        dot(sheet, random.next() * width, random.next() * height, radius, random.range(0.5, 0.9))
      }
    } else if (layer.kind === 'rain') {
      const slant = random.range(0.12, 0.24) * random.sign()
      for (let k = 0; k < 210 * layer.amount; k++) {
        const x = random.next() * width
        const y = random.next() * height
        const length = random.range(34, 100) * unit
        const force = random.range(0.2, 0.5)
        const lead = dim || k % 3 === 0 ? null : sheet.page.soft
        sheet.line(x, y, x + slant * length, y + length, force, 0.08, 1.3 * unit, lead)
      }
    }
  }
}
