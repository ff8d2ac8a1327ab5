/** Requests of each server of the family, field by field: their defaults differ, so all are sent. */
import type { Family } from '../diffusion/families'
import type { Painting } from '../diffusion/server'
import type { Dialect, SdModel, SdServer } from './probe'

const SAMPLERS: Readonly<Record<Family['sampler'], string>> = {
  dpmpp_2m: 'DPM++ 2M',
  euler: 'Euler',
  res_multistep: 'Euler',
  lcm: 'LCM',
}
const SCHEDULERS: Readonly<Record<Family['scheduler'], string>> = {
  karras: 'Karras',
  simple: 'Simple',
  sgm_uniform: 'SGM Uniform',
}

/** Before 1.9 the scheduler stood in the sampler's name; SD.Next has none. */
function samplerFields({ samplers, dialect }: SdServer, { sampler, scheduler }: Family): object {
  const name = SAMPLERS[sampler]
  const joint = `${name} ${SCHEDULERS[scheduler]}`
  if (samplers.has(joint)) return { sampler_name: joint }
  const known = samplers.has(name) ? name : 'Euler'
  if (dialect === 'sdnext') return { sampler_name: known }
  return { sampler_name: known, scheduler: SCHEDULERS[scheduler] }
}

const base64 = (file: Buffer): string => file.toString('base64')

/** Of /sdapi/v1/txt2img or, from a picture, of /sdapi/v1/img2img. */
export function paintBody(
  server: SdServer,
  model: SdModel,
  painting: Painting,
  taskId: string,
): { path: string; body: object } {
  const { prompt, negative, seed, width, height, from } = painting
  const { family } = model
  const isFlux = family.id === 'flux' && server.dialect === 'forge'
  const common = {
    prompt,
    negative_prompt: family.negative ? negative : '',
    seed,
    width,
    height,
    ...samplerFields(server, family),
    steps: family.steps,
    cfg_scale: family.cfg,
    batch_size: 1,
    n_iter: 1,
    ...(isFlux && { distilled_cfg_scale: 3.5 }),
    send_images: true,
    save_images: false,
    do_not_save_samples: true,
    do_not_save_grid: true,
    // SD.Next has no such field, its calls are found in its history.
    ...(server.dialect !== 'sdnext' && { force_task_id: taskId }),
    override_settings: { sd_model_checkpoint: model.name, samples_format: 'png' },
    // Restoring the other model would load it again before every picture.
    override_settings_restore_afterwards: false,
  }
  if (!from) return { path: '/sdapi/v1/txt2img', body: common }
  const body = {
    ...common,
    init_images: [base64(from.picture)],
    denoising_strength: from.denoise,
    resize_mode: 0,
    include_init_images: false,
    ...(from.mask && {
      // White is repainted; a mask with transparency would be read by its alpha instead.
      mask: base64(from.mask),
      mask_blur: 4,
      inpainting_mask_invert: 0,
      // As it is sent: what is to go was filled from around it.
      inpainting_fill: 1,
      inpaint_full_res: false,
      inpaint_full_res_padding: 32,
    }),
  }
  return { path: '/sdapi/v1/img2img', body }
}

const NATIVE_SAMPLERS: Readonly<Record<Family['sampler'], string>> = {
  dpmpp_2m: 'dpm++2m',
  euler: 'euler',
  res_multistep: 'res_multistep',
  lcm: 'lcm',
}

/** Of sd-server's /sdcpp/v1/img_gen. */
export function nativeBody({ family }: SdModel, painting: Painting): object {
  const { prompt, negative, seed, width, height, from } = painting
  return {
    prompt,
    negative_prompt: family.negative ? negative : '',
    seed,
    width,
    height,
    batch_count: 1,
    embed_image_metadata: false,
    output_format: 'png',
    ...(from && {
      init_image: base64(from.picture),
      strength: from.denoise,
      ...(from.mask && { mask_image: base64(from.mask) }),
    }),
    sample_params: {
      sample_method: NATIVE_SAMPLERS[family.sampler],
      scheduler: family.scheduler,
      sample_steps: family.steps,
      guidance: { txt_cfg: family.cfg, distilled_guidance: 3.5 },
    },
  }
}

export function enlargeBody(picture: Buffer, factor: number, upscaler: string): object {
  return {
    image: base64(picture),
    resize_mode: 0,
    upscaling_resize: factor,
    upscaling_crop: false,
    upscaler_1: upscaler,
    upscaler_2: 'None',
    extras_upscaler_2_visibility: 0,
    gfpgan_visibility: 0,
    codeformer_visibility: 0,
    show_extras_results: false,
  }
}

export function facesBody(picture: Buffer, faces: number, by: 'gfpgan' | 'codeformer'): object {
  const isGfpgan = by === 'gfpgan'
  return {
    ...enlargeBody(picture, 1, 'None'),
    gfpgan_visibility: isGfpgan ? faces : 0,
    codeformer_visibility: isGfpgan ? 0 : faces,
    codeformer_weight: 0.5,
  }
}

/** Path and body of the captioning call. */
export function captionCall(dialect: Dialect, picture: Buffer): { path: string; body: object } {
  const image = base64(picture)
  return dialect === 'sdnext'
    ? { path: '/sdapi/v1/openclip', body: { image } }
    : { path: '/sdapi/v1/interrogate', body: { image, model: 'clip' } }
}
