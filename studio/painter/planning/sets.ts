import type { Brief } from '../illustration/family'
import type { PromptReading } from '../parse'
import type { Slots } from '../slots'
import type { Plan, PlanBrief, PlanSlots } from './plan'

/** Briefs and slots to JSON and back: their sets are lists there. */

/** Without the fields that are undefined. */
function toJson(value: object): unknown {
  return JSON.parse(JSON.stringify(value))
}

export function packBrief({ weather, moods, ...brief }: Brief): PlanBrief {
  return toJson({ ...brief, weather: [...weather], moods: [...moods] }) as PlanBrief
}

export function unpackBrief({ weather, moods, ...brief }: PlanBrief): Brief {
  return { ...brief, weather: new Set(weather), moods: new Set(moods) }
}

export function packSlots(slots: Slots): PlanSlots {
  const { also, lights, weather, framing, motifs, moods, denied, ...rest } = slots
  return toJson({
    ...rest,
    ...{ also: [...also], lights: [...lights], weather: [...weather], framing: [...framing] },
    ...{ motifs: [...motifs], moods: [...moods], denied: [...denied] },
  }) as PlanSlots
}

export function unpackSlots(slots: PlanSlots): Slots {
  const { also, lights, weather, framing, motifs, moods, denied, ...rest } = slots
  return {
    ...rest,
    ...{ also: new Set(also), lights: new Set(lights), weather: new Set(weather) },
    ...{ framing: new Set(framing), motifs: new Set(motifs), moods: new Set(moods) },
    denied: new Set(denied),
  }
}

export function packReading(reading: PromptReading): Plan['reading'] {
  return toJson(reading) as Plan['reading']
}
