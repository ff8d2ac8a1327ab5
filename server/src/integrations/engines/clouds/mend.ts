/** Tools that networks beside the painting ones do: enlarging, faces, captions. */
import { lackingOf, toolsFor } from '../diffusion/plans/registry'
import type { AskContext, DiffusionServer } from '../diffusion/server'
import { type EngineCapabilities, EngineError, type VendorCost } from '../engine'
import { type DownloadOptions } from '../remote/download'
import { downloadFresh } from '../remote/pictures'
import { keepCost } from '../remote/spent'
import type { TaskWait } from '../remote/tasks'
import type { MendAsked, MendSkill, PaintContext, Painted } from './model'

/** Of a model that mends; of none: nothing. */
export function mendTools(skill: MendSkill | null): Omit<EngineCapabilities, 'models'> {
  const tools = skill ? toolsFor(new Set([skill])) : []
  return {
    ...{ tools, lacksOptions: lackingOf(tools), styles: [], sizes: [] },
    ...{ maxCount: 1, maxPromptLength: 800, negativePrompt: false, styleStrength: false },
    ...{ seed: false, reports: { progress: false, preview: false, cancel: true } },
  }
}

interface Mending {
  readonly label: string
  readonly model: string
  readonly skill: MendSkill
  readonly ask: (asked: MendAsked, context: PaintContext) => Promise<Painted | string>
  readonly wait: TaskWait
  readonly file: Pick<DownloadOptions, 'trustedHost' | 'timeoutMs'>
}

/** A text instead of a file is a run of the network, too. */
const ONE_RUN: VendorCost = { amount: 1, unit: '次' }

/** `costs`: of what it has done so far. */
export function mendServer(options: Mending): {
  readonly server: DiffusionServer & { readonly label: string }
  readonly costs: readonly VendorCost[]
} {
  const { label, model, skill, wait } = options
  const costs: VendorCost[] = []
  const usual = { model, factor: 2, isDrawing: false, faces: 1 } as const

  async function answered(asked: MendAsked, { signal, remote: memory, onProgress }: AskContext) {
    const ahead = (count: number): void => onProgress({ progress: 0, ahead: count })
    const made = await options.ask(asked, { signal, memory, wait, ahead })
    const cost = typeof made === 'string' ? ONE_RUN : made.cost
    await keepCost(memory, cost)
    if (cost) costs.push(cost)
    return made
  }

  async function fileOf(asked: MendAsked, context: AskContext): Promise<Buffer> {
    const made = await answered(asked, context)
    if (typeof made === 'string') throw new EngineError('unavailable', `${label} answered words`)
    if (typeof made.file !== 'string') return made.file
    return downloadFresh(made.file, { ...options.file, signal: context.signal })
  }

  const server: DiffusionServer & { readonly label: string } = {
    ...{ label, paints: false },
    paint: async () => {
      throw new EngineError('unsupported', `${model} paints nothing`)
    },
    ...(skill === 'enlarge' && {
      enlarge: (picture, { factor, isDrawing }, context) =>
        fileOf({ ...usual, picture, factor, isDrawing }, context),
    }),
    ...(skill === 'faces' && {
      restore: (picture, { faces }, context) => fileOf({ ...usual, picture, faces }, context),
    }),
    ...(skill === 'captions' && {
      async describe(picture, context) {
        const said = await answered({ ...usual, picture }, context)
        if (typeof said === 'string' && said.trim() !== '') return said.trim()
        throw new EngineError('unavailable', `${label} said nothing of the picture`)
      },
    }),
  }
  return { server, costs }
}
