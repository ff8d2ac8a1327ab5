import type { Brief } from '../illustration/family'
import type { PromptReading } from '../parse'
import type { Slots } from '../slots'
import type { Plan, PlanBrief, PlanSlots } from './plan'

/** Briefs and slots to JSON and back: their sets are lists there. */

/** Without the fields that are undefined. */
const toJson = (value: object): unknown => JSON.parse(JSON.stringify(value))

export const packBrief = ({ weather, moods, ...brief }: Brief): PlanBrief =>
  toJson({ ...brief, weather: [...weather], moods: [...moods] }) as PlanBrief

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

export const packReading = (reading: PromptReading): Plan['reading'] =>
  toJson(reading) as Plan['reading']
