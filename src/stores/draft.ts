/**
 * Drafts not yet sent, by tool, and the prompts sent before. They survive errors, reload, login and
 * switching apps.
 */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { buildDefaults, type ToolDefinition, type SentParams } from '@contract/tools/define'
import { lateStorage } from './lateStorage'

export type DraftParams = SentParams

export interface Draft {
  params: DraftParams
  /** The job it was restored from. */
  parentId: string | null
  /** The work it is a 画同款 of, until it is submitted. */
  remakeOf?: string | null
  /** Edits of that work, which continue the picture. */
  steps?: readonly string[]
  /** The contest that its picture is meant for. */
  contest?: string | undefined
}

interface DraftState {
  /** By tool id. */
  drafts: Readonly<Record<string, Draft>>
  /** 再画时保留种子 */
  keepSeed: boolean
  /** Newest first, without doubles. */
  recentPrompts: readonly string[]
  setParam: (tool: string, key: string, value: unknown) => void
  setDraft: (tool: string, draft: Draft) => void
  setKeepSeed: (keepSeed: boolean) => void
  remember: (prompt: string) => void
  forget: (prompt?: string) => void
}

export const RECENT_MAX = 30

/** The prompt comes first, once, and old ones fall off the end. */
export function withRecent(recent: readonly string[], prompt: string): string[] {
  const text = prompt.trim()
  if (text === '') return [...recent]
  return [text, ...recent.filter((other) => other !== text)].slice(0, RECENT_MAX)
}

/**
 * The draft that paints a job again: every parameter the tool knows, the seed only if it is locked.
 * Parameters the tool does not know (of another version) are left out.
 */
export function draftOfJob(
  tool: ToolDefinition,
  job: { id: string; params: DraftParams },
  keepSeed: boolean,
): Draft {
  const defaults: DraftParams = buildDefaults(tool)
  const params = Object.fromEntries(
    Object.entries(tool.params).map(([key, spec]) => {
      const drop = spec.kind === 'seed' && !keepSeed
      return [key, drop ? defaults[key] : (job.params[key] ?? defaults[key])]
    }),
  )
  return { params, parentId: job.id }
}

/** 画同款: the same, but the child of a work instead of a job. */
export function draftOfWork(
  tool: ToolDefinition,
  work: { id: string; params: DraftParams; steps?: readonly string[] },
  keepSeed: boolean,
): Draft {
  const { id, steps = [] } = work
  return { ...draftOfJob(tool, work, keepSeed), parentId: null, remakeOf: id, steps }
}

export const useDraft = create<DraftState>()(
  persist(
    (set) => ({
      drafts: {},
      keepSeed: false,
      recentPrompts: [],
      setParam: (tool, key, value) =>
        set(({ drafts }) => {
          const draft = drafts[tool] ?? { params: {}, parentId: null }
          return {
            drafts: { ...drafts, [tool]: { ...draft, params: { ...draft.params, [key]: value } } },
          }
        }),
      setDraft: (tool, draft) => set(({ drafts }) => ({ drafts: { ...drafts, [tool]: draft } })),
      setKeepSeed: (keepSeed) => set({ keepSeed }),
      remember: (prompt) =>
        set(({ recentPrompts }) => ({ recentPrompts: withRecent(recentPrompts, prompt) })),
      forget: (prompt) =>
        set(({ recentPrompts }) => ({
          recentPrompts:
            prompt === undefined ? [] : recentPrompts.filter((other) => other !== prompt),
        })),
    }),
    { name: 'draft', storage: lateStorage() },
  ),
)
