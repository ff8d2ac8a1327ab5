/** Whether 创作 shows the form or the running view. Not stored: after a reload the form is shown. */
import { create } from 'zustand'

interface RunningLayerState {
  jobId: string | null
  /** Jobs side by side instead of one. */
  comparisonId: string | null
  open: (jobId: string) => void
  openComparison: (comparisonId: string) => void
  close: () => void
}

const CLOSED = { jobId: null, comparisonId: null }

export const useRunningLayer = create<RunningLayerState>()((set) => ({
  ...CLOSED,
  open: (jobId) => set({ ...CLOSED, jobId }),
  openComparison: (comparisonId) => set({ ...CLOSED, comparisonId }),
  close: () => set(CLOSED),
}))
