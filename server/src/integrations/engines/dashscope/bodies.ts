/** Requests of Model Studio, by the kind of model: paths and bodies differ, meanings do not. */
import { dataUrl, type PictureRequest } from '../clouds/model'
import type { VideoPlan } from '../videos/plan'
import type { Body } from '../clouds/rest-task'
import type { Question } from './api'
import type { PictureFacts } from './models'

export function buildPictureQuestion(request: PictureRequest, facts: PictureFacts): Question {
  const { model, prompt, negative, width, height, seed, mask } = request
  const unwanted = negative === '' ? {} : { negative_prompt: negative }
  // With a star, and always sent: left out it is their largest and dearest.
  const size = facts.takesSize ? { size: `${width}*${height}` } : {}
  const buildQuestion = (path: string, input: Body, more: Body = {}): Question => ({
    path,
    body: { model, input, parameters: { ...size, n: 1, seed, watermark: false, ...more } },
  })
  const images = request.pictures.map(dataUrl)
  if (facts.requestKind === 'words')
    return buildQuestion('/text2image/image-synthesis', { prompt, ...unwanted })
  if (facts.requestKind === 'marked') {
    const edit = { prompt, base_image_url: images[0], function: 'description_edit' }
    const marks = mask && { function: 'description_edit_with_mask', mask_image_url: dataUrl(mask) }
    return buildQuestion('/image2image/image-synthesis', { ...edit, ...marks })
  }
  const content = [...images.map((image) => ({ image })), { text: prompt }]
  const path = facts.queued ? '/image-generation/generation' : '/multimodal-generation/generation'
  return buildQuestion(path, { messages: [{ role: 'user', content }] }, unwanted)
}

/** @param video address of the uploaded video that is repainted; null: there is none */
export function buildVideoQuestion(model: string, plan: VideoPlan, video: string | null): Question {
  const { prompt, first, last, seconds, size, seed, strength = 1 } = plan
  const isNew = model.includes('2.7')
  const buildQuestion = (
    input: Body,
    parameters: Body,
    more: { stored?: true } = {},
  ): Question => ({
    path: '/video-generation/video-synthesis',
    body: {
      model,
      input: { prompt, ...input },
      parameters: { seed, watermark: false, ...parameters },
    },
    ...more,
  })
  const [stored, resolution, duration] = [{ stored: true }, '720P', seconds] as const
  // Its length is the video's; another one would cut it.
  if (video !== null && isNew)
    return buildQuestion({ media: [{ type: 'video', url: video }] }, { resolution }, stored)
  if (video !== null) {
    const control = { control_condition: 'depth', strength, prompt_extend: false }
    return buildQuestion({ function: 'video_repainting', video_url: video }, control, stored)
  }
  if (!first) {
    const shape = isNew
      ? { resolution, ratio: size.ratio }
      : { size: `${size.width}*${size.height}` }
    // Several shots in one video: only this version supports it.
    return buildQuestion(
      {},
      { ...shape, ...(model.includes('2.6') && { shot_type: 'multi' }), duration },
    )
  }
  if (!isNew) return buildQuestion({ img_url: dataUrl(first) }, { resolution, duration })
  const frames = [{ type: 'first_frame', url: dataUrl(first) }]
  if (last) frames.push({ type: 'last_frame', url: dataUrl(last) })
  return buildQuestion({ media: frames }, { resolution, duration })
}
