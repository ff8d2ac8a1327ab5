import type { Picture } from '../ui/PictureField'

export interface Fields {
  readonly name: string
  readonly picture?: Picture | null
  readonly engineId: string
  /** '' in the form: all of the engine’s. */
  readonly modelId: string
  readonly template: string
  readonly negative?: string
  /** '': none is said. */
  readonly baseStyle: string
  /** 0: as people choose. */
  readonly strength: number
}

export function buildStyleBody(fields: Fields) {
  const { name, engineId, modelId, template, negative = '', baseStyle, strength } = fields
  return {
    name,
    engineId,
    template,
    negative,
    modelId: modelId || null,
    baseStyle: baseStyle || null,
    strength: strength || null,
  }
}
