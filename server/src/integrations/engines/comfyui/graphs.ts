/** The built-in graphs. What a person wrote goes into `text` inputs and nowhere else. */
import type { Painting } from '../diffusion/server'
import { graphBuilder, type Graph, type Link, output } from './graph'
import type { InstalledModel } from './installed'

type Builder = ReturnType<typeof graphBuilder>

interface Loaded {
  readonly model: Link
  readonly clip: Link
  readonly vae: Link
}

function load(graph: Builder, { files }: InstalledModel): Loaded {
  if (files.kind === 'checkpoint') {
    const loader = graph.add('CheckpointLoaderSimple', { ckpt_name: files.checkpoint })
    return { model: loader, clip: output(loader, 1), vae: output(loader, 2) }
  }
  const unet = graph.add('UNETLoader', { unet_name: files.unet, weight_dtype: 'default' })
  const [first = '', second] = files.clips
  const clip =
    second === undefined
      ? graph.add('CLIPLoader', { clip_name: first, type: files.clipType })
      : graph.add('DualCLIPLoader', { clip_name1: first, clip_name2: second, type: files.clipType })
  const vae = graph.add('VAELoader', { vae_name: files.vae })
  const model =
    files.shift === null
      ? unet
      : graph.add('ModelSamplingAuraFlow', { model: unet, shift: files.shift })
  return { model, clip, vae }
}

interface Conditioning {
  readonly positive: Link
  readonly negative: Link
}

function conditioning(
  graph: Builder,
  clip: Link,
  words: Painting,
  model: InstalledModel,
): Conditioning {
  const { family } = model
  const said = graph.add('CLIPTextEncode', { text: words.prompt, clip })
  const isFlux = family.id === 'flux' && family.steps > 4
  const positive = isFlux ? graph.add('FluxGuidance', { conditioning: said, guidance: 3.5 }) : said
  const negative = family.negative
    ? graph.add('CLIPTextEncode', { text: words.negative, clip })
    : graph.add('ConditioningZeroOut', { conditioning: said })
  return { positive, negative }
}

/** The files a graph reads, as the server named them when they were sent. */
export interface Uploaded {
  readonly picture: string
  readonly mask: string | null
}

/** SD 1.5 and SDXL have latents of four channels, all later families of sixteen. */
const emptyLatent = ({ family }: InstalledModel): string =>
  family.id === 'sd15' || family.id === 'sdxl' ? 'EmptyLatentImage' : 'EmptySD3LatentImage'

interface Start extends Conditioning {
  readonly latent: Link
}

function startFrom(
  graph: Builder,
  { vae, ...words }: Loaded & Conditioning,
  files: Uploaded,
  model: InstalledModel,
): Start {
  const pixels = graph.add('LoadImage', { image: files.picture })
  const { positive, negative } = words
  if (files.mask === null)
    return { positive, negative, latent: graph.add('VAEEncode', { pixels, vae }) }
  // White is repainted, without inversion: LoadImage's own mask would be the inverted alpha.
  const mask = graph.add('LoadImageMask', { image: files.mask, channel: 'red' })
  if (!model.isInpaint) {
    const samples = graph.add('VAEEncode', { pixels, vae })
    return { positive, negative, latent: graph.add('SetLatentNoiseMask', { samples, mask }) }
  }
  const inputs = { positive, negative, vae, pixels, mask, noise_mask: true }
  const both = graph.add('InpaintModelConditioning', inputs)
  return { positive: both, negative: output(both, 1), latent: output(both, 2) }
}

/** @param uploaded for a painting that starts from a picture */
export function paintGraph(
  model: InstalledModel,
  painting: Painting,
  uploaded: Uploaded | null,
): Graph {
  const graph = graphBuilder()
  const loaded = load(graph, model)
  const words = conditioning(graph, loaded.clip, painting, model)
  const { width, height, seed, from } = painting
  const start = uploaded
    ? startFrom(graph, { ...loaded, ...words }, uploaded, model)
    : { ...words, latent: graph.add(emptyLatent(model), { width, height, batch_size: 1 }) }
  const { steps, cfg, sampler, scheduler } = model.family
  const samples = graph.add('KSampler', {
    model: loaded.model,
    seed,
    steps,
    cfg,
    sampler_name: sampler,
    scheduler,
    positive: start.positive,
    negative: start.negative,
    latent_image: start.latent,
    denoise: from?.denoise ?? 1,
  })
  show(graph, graph.add('VAEDecode', { samples, vae: loaded.vae }))
  return graph.nodes
}

/** The network enlarges by a factor of its own; then the picture is resized to the requested size. */
export function enlargeGraph(
  upscaler: string,
  picture: string,
  size: { width: number; height: number },
): Graph {
  const graph = graphBuilder()
  const image = graph.add('LoadImage', { image: picture })
  const upscale_model = graph.add('UpscaleModelLoader', { model_name: upscaler })
  const large = graph.add('ImageUpscaleWithModel', { upscale_model, image })
  show(
    graph,
    graph.add('ImageScale', { image: large, upscale_method: 'lanczos', ...size, crop: 'disabled' }),
  )
  return graph.nodes
}

/** Into the folder that the server empties at its start: user pictures are not left there. */
function show(graph: Builder, images: Link): void {
  graph.add('PreviewImage', { images })
}
