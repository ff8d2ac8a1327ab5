import { ALL_TOOLS } from '@contract/tools/all'
import type { EngineCapabilities } from '../engine'
import { PICTURE_SIZES } from '@studio/painter/sizes'
import { STYLES } from '@studio/painter/slots'
import { STYLE_NAMES } from '@studio/painter/styles/names'
import { MASK_REST_TOOL, MASK_TOOL } from '@studio/tools/mask-definition'
import { EDIT_PLAN_TOOL, THINGS_TOOL } from '@studio/tools/planned/definition'
import { REFERENCES_MAX } from '@contract/tools/references'
import { DRIFT_TOOL } from '@studio/tools/drift/definition'
import { MOOD_SAMPLE_TOOL, MUSIC_TOOL } from '@studio/tools/music/definition'
import { FILM_JOIN_TOOL, FILM_PIECE_TOOL } from '@studio/tools/film/definition'
import { film } from '@contract/tools/film'
import { REGIONS_TOOL } from '@studio/tools/regions/definition'
import { STUDIO_NAME, STUDIO_NOTE, STYLE_TAGS } from './texts'

export const STUDIO_ID = 'studio'

/** It knows no content of a picture: a person or a thing in it cannot be painted again. */
export const BORROWED_ROLES = ['style', 'layout', 'colour'] as const

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
  tools: [
    ...ALL_TOOLS.map(({ id }) => id),
    MASK_TOOL.id,
    MASK_REST_TOOL.id,
    THINGS_TOOL.id,
    EDIT_PLAN_TOOL.id,
    REGIONS_TOOL.id,
    DRIFT_TOOL.id,
    MUSIC_TOOL.id,
    MOOD_SAMPLE_TOOL.id,
    film.id,
    FILM_PIECE_TOOL.id,
    FILM_JOIN_TOOL.id,
  ],
  models: [
    {
      id: STUDIO_ID,
      name: STUDIO_NAME,
      note: STUDIO_NOTE,
    },
  ],
  styles: STYLES.map((id) => ({ id, name: STYLE_NAMES[id], tags: STYLE_TAGS[id] })),
  sizes: PICTURE_SIZES,
  maxCount: 4,
  maxPromptLength: 800,
  negativePrompt: true,
  styleStrength: true,
  seed: true,
  references: { max: REFERENCES_MAX, roles: BORROWED_ROLES, degrees: true },
  characters: true,
  reports: { progress: true, preview: true, cancel: true },
}
