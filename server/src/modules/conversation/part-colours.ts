/** 把小船换成@1的颜色: one thing gets the main colour of a reference picture, by its name. */
import type { EditPlan, EditReading } from '@contract/edits'
import type { MainColour } from '@studio/imaging/describe/main-colour'
import { colourPlace } from '@studio/painter/intent/edits/references'
import { toHex } from '@studio/photo-plan/looks'
import { measureColours } from './borrow'
import type { Lender } from './lend'
import type { ConversationPorts } from './ports'
import { texts } from './texts'
import type { EngineRegistry } from '../../integrations/engines/registry'

export interface PartColour extends MainColour {
  readonly number: number
}

/** Throws ENGINE_BUSY. Null: the colours of one cannot be read here. */
export async function measurePartColours(
  ports: Pick<ConversationPorts, 'storage'> & { engines: EngineRegistry },
  lenders: readonly Lender[],
  numbers: readonly number[],
): Promise<PartColour[] | null> {
  const colours: PartColour[] = []
  for (const number of numbers) {
    const lender = lenders.find(({ reference }) => reference.number === number)
    const measured = lender && (await measureColours(ports, lender.reference.image, lender.row))
    if (!measured?.main) return null
    colours.push({ number, ...measured.main })
  }
  return colours
}

/** The rest of a sentence with the names of the colours. */
export const nameColours = (rest: string, colours: readonly PartColour[]): string =>
  colours.reduce((text, { number, name }) => text.replaceAll(colourPlace(number), name), rest)

/** Colours that a plan gives to things. */
export const listGiven = ({ steps }: EditPlan, colours: readonly PartColour[]): PartColour[] =>
  colours.filter(({ name }) =>
    steps.some(
      ({ kind, value }) => (kind === 'recolour' || kind === 'background') && value === name,
    ),
  )

/** Colours of a photograph are those of the reference, not only of the same name. */
function makeExact(value: unknown, colours: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => makeExact(one, colours))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, one]) => [
    key,
    key === 'colour' && typeof one === 'string'
      ? (colours.get(one) ?? one)
      : key === 'mask'
        ? one
        : makeExact(one, colours),
  ])
  return Object.fromEntries(entries) as unknown
}

/** Plans say whose colour it is. */
export function markGiven(reading: EditReading, colours: readonly PartColour[]): EditReading {
  const exact = new Map(
    colours.flatMap(({ name, hex }) => {
      const usual = toHex(name)
      return usual === null ? [] : [[usual, hex] as const]
    }),
  )
  const mark = (plan: EditPlan): EditPlan => {
    const given = listGiven(plan, colours)
    if (given.length === 0 || plan.params.instruction) return plan
    return {
      ...plan,
      summary: texts.partColours(
        plan.summary,
        given.map(({ number }) => number),
      ),
      params: makeExact(plan.params, exact) as EditPlan['params'],
    }
  }
  const { declined } = reading
  return {
    ...reading,
    plans: reading.plans.map(mark),
    ...(declined && { declined: { ...declined, alternatives: declined.alternatives.map(mark) } }),
  }
}
