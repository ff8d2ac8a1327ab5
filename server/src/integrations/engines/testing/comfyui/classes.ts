/**
 * Nodes of a ComfyUI server as `/object_info` lists them: names, inputs, limits and outputs as in
 * nodes.py and comfy_extras (0.3.64 and 0.33.0), in both forms lists are written in.
 */

export type InputSpec = readonly [unknown, Readonly<Record<string, unknown>>?]

export interface NodeClass {
  readonly required: Readonly<Record<string, InputSpec>>
  readonly optional?: Readonly<Record<string, InputSpec>>
  readonly output: readonly string[]
  readonly isOutput?: true
}

/** Files by folder. */
export interface Files {
  readonly checkpoints: readonly string[]
  readonly unets: readonly string[]
  readonly clips: readonly string[]
  readonly vaes: readonly string[]
  readonly upscalers: readonly string[]
}

const whole = (initial: number, min: number, max: number, step = 1): InputSpec => [
  'INT',
  { default: initial, min, max, step },
]
const real = (initial: number, min: number, max: number): InputSpec => [
  'FLOAT',
  { default: initial, min, max, step: 0.01 },
]
const words: InputSpec = ['STRING', { multiline: true, dynamicPrompts: true }]
const list = (values: readonly string[]): InputSpec => [values, {}]
const combo = (values: readonly string[]): InputSpec => ['COMBO', { options: values }]
const toggle: InputSpec = ['BOOLEAN', { default: true }]

const SAMPLERS = ['euler', 'euler_ancestral', 'dpmpp_2m', 'dpmpp_2m_sde', 'res_multistep', 'lcm']
const SCHEDULERS = [
  'simple',
  'sgm_uniform',
  'karras',
  'exponential',
  'ddim_uniform',
  'beta',
  'normal',
]
const SCALES = ['nearest-exact', 'bilinear', 'area', 'bicubic', 'lanczos']
const MOST = 16384
const SEED: InputSpec = ['INT', { default: 0, min: 0, max: 2 ** 64, control_after_generate: true }]
const IMAGE: InputSpec = ['IMAGE']
const MASK: InputSpec = ['MASK']
const VAE: InputSpec = ['VAE']
const LATENT: InputSpec = ['LATENT']
const MODEL: InputSpec = ['MODEL']
const CLIP: InputSpec = ['CLIP']
const CONDITIONING: InputSpec = ['CONDITIONING']

const latentSize = { width: whole(512, 16, MOST, 8), height: whole(512, 16, MOST, 8) }

export function classesWith(files: Files): Readonly<Record<string, NodeClass>> {
  return {
    CheckpointLoaderSimple: {
      required: { ckpt_name: list(files.checkpoints) },
      output: ['MODEL', 'CLIP', 'VAE'],
    },
    UNETLoader: {
      required: {
        unet_name: list(files.unets),
        weight_dtype: list(['default', 'fp8_e4m3fn', 'fp8_e4m3fn_fast', 'fp8_e5m2']),
      },
      output: ['MODEL'],
    },
    CLIPLoader: {
      required: {
        clip_name: list(files.clips),
        type: list(['stable_diffusion', 'sd3', 'wan', 'qwen_image', 'lumina2', 'chroma']),
      },
      optional: { device: list(['default', 'cpu']) },
      output: ['CLIP'],
    },
    DualCLIPLoader: {
      required: {
        clip_name1: list(files.clips),
        clip_name2: list(files.clips),
        type: list(['sdxl', 'sd3', 'flux', 'hunyuan_video', 'hidream']),
      },
      optional: { device: list(['default', 'cpu']) },
      output: ['CLIP'],
    },
    VAELoader: { required: { vae_name: list(files.vaes) }, output: ['VAE'] },
    UpscaleModelLoader: {
      required: { model_name: combo(files.upscalers) },
      output: ['UPSCALE_MODEL'],
    },
    ModelSamplingAuraFlow: {
      required: { model: MODEL, shift: real(1.73, 0, 100) },
      output: ['MODEL'],
    },
    CLIPTextEncode: { required: { text: words, clip: CLIP }, output: ['CONDITIONING'] },
    TextEncodeQwenImageEditPlus: {
      required: { clip: CLIP, prompt: words },
      optional: { vae: VAE, image1: IMAGE, image2: IMAGE, image3: IMAGE },
      output: ['CONDITIONING'],
    },
    ConditioningZeroOut: { required: { conditioning: CONDITIONING }, output: ['CONDITIONING'] },
    FluxGuidance: {
      required: { conditioning: CONDITIONING, guidance: real(3.5, 0, 100) },
      output: ['CONDITIONING'],
    },
    EmptyLatentImage: {
      required: { ...latentSize, batch_size: whole(1, 1, 4096) },
      output: ['LATENT'],
    },
    EmptySD3LatentImage: {
      required: {
        width: whole(1024, 16, MOST, 16),
        height: whole(1024, 16, MOST, 16),
        batch_size: whole(1, 1, 4096),
      },
      output: ['LATENT'],
    },
    KSampler: {
      required: {
        model: MODEL,
        seed: SEED,
        steps: whole(20, 1, 10000),
        cfg: real(8, 0, 100),
        sampler_name: list(SAMPLERS),
        scheduler: list(SCHEDULERS),
        positive: CONDITIONING,
        negative: CONDITIONING,
        latent_image: LATENT,
        denoise: real(1, 0, 1),
      },
      output: ['LATENT'],
    },
    VAEDecode: { required: { samples: LATENT, vae: VAE }, output: ['IMAGE'] },
    VAEEncode: { required: { pixels: IMAGE, vae: VAE }, output: ['LATENT'] },
    SetLatentNoiseMask: { required: { samples: LATENT, mask: MASK }, output: ['LATENT'] },
    InpaintModelConditioning: {
      required: {
        positive: CONDITIONING,
        negative: CONDITIONING,
        vae: VAE,
        pixels: IMAGE,
        mask: MASK,
        noise_mask: toggle,
      },
      output: ['CONDITIONING', 'CONDITIONING', 'LATENT'],
    },
    LoadImage: { required: { image: [[], { image_upload: true }] }, output: ['IMAGE', 'MASK'] },
    LoadImageMask: {
      required: {
        image: [[], { image_upload: true }],
        channel: list(['alpha', 'red', 'green', 'blue']),
      },
      output: ['MASK'],
    },
    ImageScale: {
      required: {
        image: IMAGE,
        upscale_method: list(SCALES),
        width: whole(512, 0, MOST),
        height: whole(512, 0, MOST),
        crop: list(['disabled', 'center']),
      },
      output: ['IMAGE'],
    },
    ImageUpscaleWithModel: {
      required: { upscale_model: ['UPSCALE_MODEL'], image: IMAGE },
      output: ['IMAGE'],
    },
    SaveImage: {
      required: { images: IMAGE, filename_prefix: ['STRING', { default: 'ComfyUI' }] },
      output: [],
      isOutput: true,
    },
    PreviewImage: { required: { images: IMAGE }, output: [], isOutput: true },
  }
}

/** One class as `/object_info/<class>` answers it. */
export function buildInfo(name: string, found: NodeClass): object {
  const { required, optional = {}, output, isOutput = false } = found
  return {
    [name]: {
      input: { required, ...(Object.keys(optional).length > 0 && { optional }) },
      input_order: { required: Object.keys(required), optional: Object.keys(optional) },
      output,
      output_is_list: output.map(() => false),
      output_name: output,
      name,
      display_name: name,
      description: '',
      python_module: 'nodes',
      category: 'test',
      output_node: isOutput,
    },
  }
}
