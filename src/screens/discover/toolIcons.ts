import type { IconName } from '@/ui/Icon/paths'

/** Icons of the tools, for the row on top and where there is no cover. */
export const ICON_OF: Readonly<Record<string, IconName>> = {
  text2img: 'spark',
  sketch: 'pencil',
  upscale: 'hd',
  cleaner: 'eraser',
  inpaint: 'brush',
  genfill: 'spark',
  outpaint: 'crop',
  rembg: 'select',
  replaceBg: 'swap',
  samInpaint: 'tap',
  photo2img: 'brush',
  toon: 'pencil',
  styleTransfer: 'copy',
  variation: 'columns',
  oldphoto: 'history',
  imgMix: 'compare',
  qrcode: 'qrcode',
  img2tag: 'scan',
  img2vid: 'play',
  short: 'video',
  vid2vid: 'video',
  vidMaker: 'image',
}
