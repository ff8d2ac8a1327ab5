/** The subject alone: by models that leave what is around it transparent. */
import type { rembg } from '@contract/tools/rembg'
import { type Mapping, createMapping } from './mapping'

export const CUT_OUT: Readonly<Record<string, Mapping>> = {
  rembg: createMapping<typeof rembg>(
    1,
    async ({ params, picture, mask }) => {
      const whole = await picture('image')
      const keep = await mask('mask', whole)
      return {
        pictures: [whole],
        mask: null,
        prompt:
          'Cut the main subject out: make everything around it fully transparent, with soft edges at hair and fur. Do not move, rescale, repaint or relight the subject.',
        count: 1,
        cutOut: { keep, edge: params.edge, size: params.size },
      }
    },
    { needs: 'transparent' },
  ),
}
