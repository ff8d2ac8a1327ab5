import { z } from 'zod'
import { MEDIA_REF } from '../tools/media'
import { defineEndpoints } from './define'
import { submitBody, submitData } from './generate'

/** Calls that run a tool: all take the same order and answer the job (see contract/tools). */
export function runs<const P extends string>(path: P, summary: string) {
  const call = { method: 'POST', auth: 'user', body: submitBody, data: submitData } as const
  return { ...call, path, summary }
}

export const mediaRef = z.string().regex(MEDIA_REF, '图片不对，请重新选择')

export const toolEndpoints = defineEndpoints({
  upscale: runs('/api/tools/upscale', 'Enlarge a picture, edges kept sharp'),
  oldphoto: runs('/api/tools/oldphoto', 'Repair an old photograph'),
  outpaint: runs('/api/tools/outpaint', 'Extend a picture beyond its frame'),
  imgMix: runs('/api/tools/imgMix', 'Blend two pictures'),
  toon: runs('/api/tools/toon', 'Flat colours and line art from a photograph'),
  vidMaker: runs('/api/tools/vidMaker', 'A film of pictures'),
  styleTransfer: runs('/api/tools/style-transfer', 'One picture in the manner of another'),
  inpaint: runs('/api/tools/inpaint', 'Paint a part of a picture anew'),
  generateInpaint: runs('/api/generate/inpaint', 'The same, from a finished job'),
  cleaner: runs('/api/tools/cleaner', 'Remove what the mask covers'),
  genfill: runs('/api/tools/genfill', 'Paint something into a picture'),
  samInpaint: runs('/api/tools/sam-inpaint', 'Remove, replace or recolour a tapped thing'),
  rembg: runs('/api/tools/rembg', 'Cut the subject out'),
  variation: runs('/api/tools/variation', 'A family of pictures like this one'),
  generateVariation: runs('/api/generate/variation', 'The same, from a finished job'),
  replaceBg: runs('/api/tools/replaceBg', 'The subject before another background'),
  dalle: runs('/api/generate/dalle', 'One sentence, four pictures'),
  photo2img: runs('/api/generate/photo2img', 'A photograph painted in a style'),
  img2tag: runs('/api/generate/img2tag', 'Describe a picture: tags and a prompt to reuse'),
  img2qrcode: runs('/api/generate/img2qrcode', 'A code that is a picture'),
  t2animate: runs('/api/generate/t2animate', 'A short film from words'),
  img2vid: runs('/api/generate/img2vid', 'A picture set in motion'),
  vid2vid: runs('/api/generate/vid2vid', 'A film painted in a style'),
  mask: {
    method: 'POST',
    path: '/api/tools/mask',
    auth: 'user',
    summary: 'What a mask of marks covers, for the mask studio (not in the specification)',
    body: z.strictObject({
      image: mediaRef,
      /** Checked like the mask parameter of a tool. */
      mask: z.record(z.string().max(20), z.unknown()),
    }),
    data: z.object({
      width: z.number().int(),
      height: z.number().int(),
      /** Base64 of a grey PNG, white = meant; longest side at most 1024 px. */
      png: z.string(),
      /** 0..1: how sure the proposal of a subject is. */
      confidence: z.number(),
      /** One Chinese sentence when the marks alone do not say enough. */
      message: z.string().nullable(),
    }),
  },
})
