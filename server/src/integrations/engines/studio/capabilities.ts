import { ALL_TOOLS } from '@contract/tools/all'
import type { EngineCapabilities } from '../engine'
import { PICTURE_SIZES } from '@studio/painter/sizes'
import { STYLES, type StyleId } from '@studio/painter/slots'
import { STYLE_NAMES } from '@studio/painter/styles/names'
import { MASK_TOOL } from '@studio/tools/mask-definition'

export const STUDIO_ID = 'studio'
export const STUDIO_NAME = '本地画笔'

const STYLE_TAGS: Readonly<Record<StyleId, readonly string[]>> = {
  ink: ['传统'],
  'blue-green': ['传统'],
  ukiyoe: ['传统', '版画'],
  papercut: ['传统', '版画'],
  watercolour: ['手绘'],
  oil: ['手绘'],
  pencil: ['手绘'],
  minimal: ['设计'],
  flat: ['设计', '插画'],
  soft: ['设计', '插画'],
  pixel: ['数码'],
  neon: ['数码'],
}

/** @param percent of the sides of the sizes the painter composes for */
export function studioCapabilitiesAt(percent: number): EngineCapabilities {
  const scaled = (side: number) => Math.round((side * percent) / 100)
  const sizes = PICTURE_SIZES.map(({ ratio, width, height }) => ({
    ratio,
    width: scaled(width),
    height: scaled(height),
  }))
  return { ...studioCapabilities, sizes }
}

export const studioCapabilities: EngineCapabilities = {
  // Every one. Not the registry of the tools, which would bring their code into each process of
  // the server; studio.test.ts compares.
  tools: [...ALL_TOOLS.map(({ id }) => id), MASK_TOOL.id],
  models: [
    {
      id: STUDIO_ID,
      name: STUDIO_NAME,
      note: '擅长风景、静物和文字；由程序一笔笔画成，不是 AI 模型，画不了的会先说，不扣积分',
    },
  ],
  styles: STYLES.map((id) => ({ id, name: STYLE_NAMES[id], tags: STYLE_TAGS[id] })),
  sizes: PICTURE_SIZES,
  maxCount: 4,
  maxPromptLength: 800,
  negativePrompt: true,
  styleStrength: true,
  seed: true,
  reports: { progress: true, preview: true, cancel: true },
}
