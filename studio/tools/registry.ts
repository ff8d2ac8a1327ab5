/** The tools of the embedded engine by id, each loaded on first use. */
import type { ToolDefinition } from '@contract/tools/define'
import type { ToolResult, StudioTool } from './tool'
import type { AnyWork } from './work'

type AnyTool = (work: AnyWork) => Promise<ToolResult>

/** A tool takes its own definition's parameters; the table knows only that they were checked. */
export function entry<T extends ToolDefinition>(
  load: () => Promise<StudioTool<T>>,
): () => Promise<AnyTool> {
  return load as unknown as () => Promise<AnyTool>
}

export const STUDIO_TOOLS: Readonly<Record<string, () => Promise<AnyTool>>> = {
  inpaint: entry(() => import('./inpaint').then((m) => m.inpaint)),
  genfill: entry(() => import('./genfill').then((m) => m.genfill)),
  outpaint: entry(() => import('./outpaint').then((m) => m.outpaint)),
  cleaner: entry(() => import('./cleaner').then((m) => m.cleaner)),
  rembg: entry(() => import('./rembg').then((m) => m.rembg)),
  replaceBg: entry(() => import('./replace-bg').then((m) => m.replaceBg)),
  samInpaint: entry(() => import('./sam-inpaint').then((m) => m.samInpaint)),
  img2vid: entry(() => import('./img2vid').then((m) => m.img2vid)),
  upscale: entry(() => import('./upscale').then((m) => m.upscale)),
  short: entry(() => import('./short').then((m) => m.short)),
  oldphoto: entry(() => import('./oldphoto').then((m) => m.oldphoto)),
  photo2img: entry(() => import('./photo2img').then((m) => m.photo2img)),
  toon: entry(() => import('./toon').then((m) => m.toon)),
  vidMaker: entry(() => import('./vidMaker').then((m) => m.vidMaker)),
  imgMix: entry(() => import('./imgMix').then((m) => m.imgMix)),
  styleTransfer: entry(() => import('./style-transfer').then((m) => m.styleTransfer)),
  vid2vid: entry(() => import('./vid2vid').then((m) => m.vid2vid)),
  sketch: entry(() => import('./sketch').then((m) => m.sketch)),
  variation: entry(() => import('./variation').then((m) => m.variation)),
  gridUpscale: entry(() => import('./grid-upscale').then((m) => m.gridUpscale)),
  gridVariation: entry(() => import('./grid-variation').then((m) => m.gridVariation)),
  layers: entry(() => import('./layers').then((m) => m.layers)),
  qrcode: entry(() => import('./qrcode').then((m) => m.qrcode)),
  edit: entry(() => import('./edit').then((m) => m.edit)),
  editVideo: entry(() => import('./edit-video/edit-video').then((m) => m.editVideo)),
  img2tag: entry(() => import('./img2tag').then((m) => m.img2tag)),
}
