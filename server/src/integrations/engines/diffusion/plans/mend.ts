/** Tools of auxiliary networks next to the diffusion model: enlarging, faces, captions. */
import type { img2tag } from '@contract/tools/img2tag'
import { isEmptyMask } from '@contract/tools/mask'
import type { oldphoto } from '@contract/tools/oldphoto'
import type { upscale } from '@contract/tools/upscale'
import { EngineError } from '../../engine'
import { type Planned, plannedFor } from './plan'
import { texts } from '../texts'

const MOST_PIXELS = 16_777_216
/** Skin without any of its own grain looks like wax. */
const SHARES: Readonly<Record<string, number>> = { natural: 0.7, clear: 1 }

export const MEND: Readonly<Record<string, Planned>> = {
  upscale: plannedFor<typeof upscale>(
    'enlarge',
    async ({ params, picture }) => {
      const factor = params.factor === '4' ? 4 : 2
      const small = await picture('image')
      if (small.width * small.height * factor * factor > MOST_PIXELS)
        throw new EngineError('input', factor === 4 ? texts.tooLargeBy4 : texts.tooLarge)
      return {
        kind: 'enlarge',
        picture: small,
        factor,
        share: SHARES[params.finish] ?? 1,
        isDrawing: params.kind !== 'photo',
      }
    },
    // The filter is the embedded engine's.
    { finish: ['plain'] },
  ),
  oldphoto: plannedFor<typeof oldphoto>('faces', async ({ params, picture, mask, maskIfAny }) => {
    const old = await picture('image')
    return {
      kind: 'restore',
      picture: old,
      damage: params.repair > 0 ? await maskIfAny('damage', old) : null,
      keep: isEmptyMask(params.keep) ? null : await mask('keep', old),
      faces: params.repair,
      // The network that draws sharp also takes the grain away.
      share: Math.max(params.clear ? 0.75 : 0, params.denoise),
      keepTone: params.keepTone,
    }
  }),
  img2tag: plannedFor<typeof img2tag>('captions', async ({ picture, file }) => ({
    kind: 'describe',
    picture: await picture('image'),
    file: file('image'),
  })),
}
