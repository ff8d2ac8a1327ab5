/** Tools of auxiliary networks: enlarging, faces, captions. */
import { listLackingOptions, toolsFor } from '../diffusion/plans/registry'
import type { CallContext, DiffusionServer } from '../diffusion/server'
import { type EngineCapabilities, EngineError, type VendorCost } from '../engine'
import { type DownloadOptions } from '../remote/download'
import { downloadFresh } from '../remote/pictures'
import { saveCost } from '../remote/spent'
import type { TaskWait } from '../remote/tasks'
import type { MendRequest, MendSkill, PaintContext, Painted } from './model'
import { UNITS } from '../texts'

/** Of a model that mends; of none: nothing. */
export function mendTools(skill: MendSkill | null): Omit<EngineCapabilities, 'models'> {
  const tools = skill ? toolsFor(new Set([skill])) : []
  return {
    tools,
    lacksOptions: listLackingOptions(tools),
    styles: [],
    sizes: [],
    maxCount: 1,
    maxPromptLength: 800,
    negativePrompt: false,
    styleStrength: false,
    seed: false,
    reports: { progress: false, preview: false, cancel: true },
  }
}

interface Mending {
  readonly label: string
  readonly model: string
  readonly skill: MendSkill
  readonly mend: (request: MendRequest, context: PaintContext) => Promise<Painted | string>
  readonly wait: TaskWait
  readonly file: Pick<DownloadOptions, 'trustedHost' | 'timeoutMs'>
}

/** A text instead of a file is a run of the network, too. */
const ONE_RUN: VendorCost = { amount: 1, unit: UNITS.call }

/** `costs`: of what it has done so far. */
export function mendServer(options: Mending): {
  readonly server: DiffusionServer & { readonly label: string }
  readonly costs: readonly VendorCost[]
} {
  const { label, model, skill, wait } = options
  const costs: VendorCost[] = []
  const usual = { model, factor: 2, isDrawing: false, faces: 1 } as const

  async function answered(
    request: MendRequest,
    { signal, remote: memory, onProgress }: CallContext,
  ) {
    const ahead = (count: number): void => onProgress({ progress: 0, ahead: count })
    const result = await options.mend(request, { signal, memory, wait, ahead })
    const cost = typeof result === 'string' ? ONE_RUN : result.cost
    await saveCost(memory, cost)
    if (cost) costs.push(cost)
    return result
  }

  async function fetchFile(request: MendRequest, context: CallContext): Promise<Buffer> {
    const result = await answered(request, context)
    if (typeof result === 'string') throw new EngineError('unavailable', `${label} answered words`)
    if (typeof result.file !== 'string') return result.file
    return downloadFresh(result.file, { ...options.file, signal: context.signal })
  }

  const server: DiffusionServer & { readonly label: string } = {
    label,
    paints: false,
    paint: async () => {
      throw new EngineError('unsupported', `${model} paints nothing`)
    },
    ...(skill === 'enlarge' && {
      enlarge: (picture, { factor, isDrawing }, context) =>
        fetchFile({ ...usual, picture, factor, isDrawing }, context),
    }),
    ...(skill === 'faces' && {
      restore: (picture, { faces }, context) => fetchFile({ ...usual, picture, faces }, context),
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
