import type { IllustrationIntent } from '../intent/intent'
import { findSurface } from '../intent/surfaced'
import { findTone, withTone } from '../intent/toned'
import { prepareLandscape, prepareLarge } from '../prepare'
import type { PaintRequest } from '../request'
import { readingOfScene } from '../seen'
import { readingOfIllustration } from '../shown'
import { withoutGround } from './clear'
import { rememberComposed } from './composed'
import { KERNEL_VERSION, PLAN_VERSION, type Plan } from './plan'
import { planIllustration, planLandscape } from './plan-things'
import { packBrief, packReading, packSlots } from './sets'
import { tagLayers } from './tags'

/** Requests that a plan can hold: those that start from words alone. */
export type PlannedRequest = Omit<PaintRequest, 'control' | 'variation'>

/**
 * Decides everything about a picture.
 *
 * @param known what its prompt is about, where it has been read already (intent/message.ts); null:
 *   nothing that is drawn large; left out: it is read here
 */
export function planPicture(given: PlannedRequest, known?: IllustrationIntent | null): Plan {
  const { width, height, seed, strength, prompt } = given
  const surface = findSurface(prompt)
  const request = { ...given, style: given.style ?? surface?.style ?? null }
  const toned = findTone(prompt)
  const head = {
    ...{ version: PLAN_VERSION, kernel: KERNEL_VERSION, width, height, seed },
    ...(strength !== undefined && { strength }),
    ...(toned && { tone: toned.tone }),
    ...(surface && { surface: surface.surface }),
  }
  const large = prepareLarge(request, known)
  if (large) {
    const { brief, layout, words, clear } = large.intent
    const illustration = tagLayers(large.prepared.illustration)
    const whole = { ...large.prepared, illustration }
    const prepared = clear ? withoutGround(whole) : whole
    const { place } = prepared
    const plan: Plan = {
      ...{ ...head, style: prepared.style, ...(clear && { clear }) },
      reading: packReading(withTone(readingOfIllustration(large.intent, prepared), prompt)),
      picture: {
        kind: 'illustration',
        brief: packBrief(brief),
        layout,
        place: place && { slots: packSlots(place.scene.slots), attempt: place.attempt },
      },
      things: planIllustration(prepared, brief, words),
    }
    rememberComposed(plan, { kind: 'illustration', prepared }, request)
    return plan
  }
  const landscape = prepareLandscape(request)
  const { style, parsed, scene, random, attempt } = landscape
  const plan: Plan = {
    ...{ ...head, style },
    reading: packReading(withTone(readingOfScene(landscape), prompt)),
    picture: { kind: 'landscape', scene: { slots: packSlots(scene.slots), attempt } },
    things: planLandscape(landscape.prompt, parsed, scene),
  }
  rememberComposed(plan, { kind: 'landscape', scene, random }, request)
  return plan
}
