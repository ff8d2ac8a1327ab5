/** 一次多张 as it is set on the form, besides the text itself. */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { taroStorage } from './persist'

interface BatchState {
  /** Each line of the text is a prompt. */
  lines: boolean
  sameSeed: boolean
  /** Prompts of cells that are not to be painted. */
  skipped: readonly string[]
  /** The cell that the server refused, and its sentence; not persisted. */
  refused: { prompt: string; message: string } | null
  setLines: (lines: boolean) => void
  setSameSeed: (sameSeed: boolean) => void
  toggle: (prompt: string) => void
  refuse: (refused: BatchState['refused']) => void
}

/** Of texts written earlier: enough for a few full batches. */
const SKIPPED_MAX = 96

export const useBatch = create<BatchState>()(
  persist(
    (set) => ({
      lines: false,
      sameSeed: true,
      skipped: [],
      refused: null,
      setLines: (lines) => set({ lines }),
      setSameSeed: (sameSeed) => set({ sameSeed }),
      toggle: (prompt) =>
        set(({ skipped }) => ({
          skipped: skipped.includes(prompt)
            ? skipped.filter((other) => other !== prompt)
            : [...skipped, prompt].slice(-SKIPPED_MAX),
        })),
      refuse: (refused) => set({ refused }),
    }),
    {
      name: 'batch',
      storage: taroStorage(),
      partialize: ({ lines, sameSeed, skipped }) => ({ lines, sameSeed, skipped }),
    },
  ),
)
