/**
 * Makes an old photograph out of a good one, to try 老照片修复 on: fade, brown, grain, scratches
 * and dust. node --import tsx studio/gallery/age-photo.ts in.jpg out.png [seed] [mask.png]
 */
import { readFile, writeFile } from 'node:fs/promises'
import { Random } from '../lib/random'
import { decodeRaster, encodePng } from '@media/codec'
import { createRaster, type Raster } from '@media/raster'

interface Damaged {
  readonly picture: Raster
  /** White where damage is. */
  readonly marks: Raster
}

function dot(
  { picture, marks }: Damaged,
  x: number,
  y: number,
  radius: number,
  light: number,
): void {
  for (let dy = -3; dy <= 3; dy++) {
    for (let dx = -3; dx <= 3; dx++) {
      const [px, py] = [Math.round(x) + dx, Math.round(y) + dy]
      if (px < 0 || py < 0 || px >= picture.width || py >= picture.height) continue
      const cover = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(px - x, py - y)))
      const at = (py * picture.width + px) * 4
      for (let c = 0; c < 3; c++) {
        const old = picture.rgba[at + c]
        picture.rgba[at + c] = old + (light - old) * cover * 0.9
        if (cover > 0.3) marks.rgba[at + c] = 255
      }
    }
  }
}

function scratch(damaged: Damaged, random: Random): void {
  const { width, height } = damaged.picture
  let [x, y] = [random.range(0, width), random.range(0, height)]
  let angle = random.chance(0.6) ? random.range(1.3, 1.8) : random.range(0, 6.3)
  const light = random.chance(0.75) ? random.range(215, 250) : random.range(15, 45)
  const radius = random.range(0.4, 1.6)
  for (let k = random.integer(60, Math.round(height * 0.8)); k > 0; k--) {
    dot(damaged, x, y, radius * random.range(0.7, 1.1), light)
    angle += random.spread() * 0.03
    x += Math.cos(angle)
    y += Math.sin(angle)
  }
}

function fade({ width, height, rgba }: Raster, random: Random): void {
  for (let i = 0; i < width * height; i++) {
    const [r, g, b] = [0, 1, 2].map((c) => rgba[i * 4 + c]) as [number, number, number]
    const grey = 0.3 * r + 0.59 * g + 0.11 * b
    const grain = random.spread() * 16
    const tint = [92, 76, 58]
    for (const [c, value] of [r, g, b].entries()) {
      const pale = (value * 0.25 + grey * 0.75) * 0.5
      rgba[i * 4 + c] = pale + tint[c] + grain
    }
  }
}

async function main(): Promise<void> {
  const [from = '', to = '', seed = '1', mask] = process.argv.slice(2)
  const random = new Random(Number(seed))
  const picture = await decodeRaster(await readFile(from), { maxPixels: 800_000 })
  const marks = createRaster(picture.width, picture.height)
  for (let i = 3; i < marks.rgba.length; i += 4) marks.rgba[i] = 255
  fade(picture, random.fork('fade'))
  const damaged = { picture, marks }
  for (let k = 0; k < 14; k++) scratch(damaged, random)
  for (let k = 0; k < 70; k++) {
    const [x, y] = [random.range(0, picture.width), random.range(0, picture.height)]
    dot(damaged, x, y, random.range(0.6, 2.4), random.chance(0.8) ? 245 : 25)
  }
  await writeFile(to, await encodePng(picture))
  if (mask) await writeFile(mask, await encodePng(marks))
}

void main()
