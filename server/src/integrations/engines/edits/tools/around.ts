/** Tools that keep the picture, or its subject, and paint what is around it. */
import type { Margins } from '@contract/tools/define'
import type { outpaint } from '@contract/tools/outpaint'
import type { replaceBg } from '@contract/tools/replace-bg'
import { createMask, createRaster, type Mask, type Raster } from '@media/raster'
import { EngineError } from '../../engine'
import { type Mapping, createMapping, sentences } from './mapping'

/** Of the enlarged sheet. */
const MAX_PIXELS = 12_600_000

/** The picture on its larger sheet, and all that is new of it. */
function extendCanvas(picture: Raster, margins: Margins): { sheet: Raster; mask: Mask } {
  const left = Math.round(margins.left * picture.width)
  const top = Math.round(margins.top * picture.height)
  const width = picture.width + left + Math.round(margins.right * picture.width)
  const height = picture.height + top + Math.round(margins.bottom * picture.height)
  if (width === picture.width && height === picture.height)
    throw new EngineError('input', '这张图太小了，这样扩不出新的画面')
  if (width * height > MAX_PIXELS)
    throw new EngineError('input', '扩出来的图太大了，请换一张小一些的图或少扩一些')
  const sheet = createRaster(width, height)
  const mask = createMask(width, height)
  mask.values.fill(255)
  for (let y = 0; y < height; y++) {
    const from = Math.min(picture.height - 1, Math.max(0, y - top)) * picture.width
    const inside = y >= top && y < top + picture.height
    for (let x = 0; x < width; x++) {
      // The border goes on outwards: a model that looks under the mask sees no black there.
      const pixel = (from + Math.min(picture.width - 1, Math.max(0, x - left))) * 4
      sheet.rgba.set(picture.rgba.subarray(pixel, pixel + 4), (y * width + x) * 4)
    }
    if (inside) mask.values.fill(0, y * width + left, y * width + left + picture.width)
  }
  return { sheet, mask }
}

const invertMask = ({ width, height, values }: Mask): Mask => ({
  width,
  height,
  values: values.map((value) => 255 - value),
})

export const AROUND: Readonly<Record<string, Mapping>> = {
  outpaint: createMapping<typeof outpaint>(
    1,
    async ({ params, picture }) => {
      const { sheet, mask } = extendCanvas(await picture('image'), params.margins)
      const prompt =
        'Continue the scene beyond its old frame into the masked area: horizon, lines, textures and light go on without a seam. Change nothing else.'
      return { pictures: [sheet], mask, prompt, count: 1 }
    },
    { needs: 'mask' },
  ),
  replaceBg: createMapping<typeof replaceBg>(
    1,
    async ({ params, picture, mask }) => {
      const { background, colour, colour2, prompt, light, shadow } = params
      const subject = await picture('image')
      const behind = {
        colour: `a plain, even background of the colour ${colour}`,
        gradient: `a smooth background gradient from ${colour} at the top to ${colour2} at the bottom`,
        picture: 'the scene of the second picture',
        paint: prompt === '' ? 'a simple quiet place that suits the subject' : prompt,
      }[background as 'colour' | 'gradient' | 'picture' | 'paint']
      const instruction = sentences(
        `Replace the masked background with ${behind}. The subject stays exactly as it is.`,
        light ? 'Let the light of the new place fit the subject.' : '',
        shadow ? 'Let the subject cast a soft, fitting shadow.' : '',
      )
      const others = background === 'picture' ? [await picture('backdrop')] : []
      const around = invertMask(await mask('mask', subject))
      return { pictures: [subject, ...others], mask: around, prompt: instruction, count: 1 }
    },
    { needs: 'mask', withTwo: { background: ['picture'] } },
  ),
}
