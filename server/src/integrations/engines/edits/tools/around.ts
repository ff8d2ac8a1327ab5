/** Tools that keep the picture, or its subject, and paint what is around it. */
import type { outpaint } from '@contract/tools/outpaint'
import type { replaceBg } from '@contract/tools/replace-bg'
import { extendCanvas, invertMask } from '../../composite'
import { type Mapping, createMapping, sentences } from './mapping'

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
