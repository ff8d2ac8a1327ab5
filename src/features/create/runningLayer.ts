/** Whether 创作 shows the form or the job being made. Not kept: after a reload the form is there. */
import { create } from 'zustand'

interface RunningLayerState {
  jobId: string | null
  open: (jobId: string) => void
  close: () => void
}

export const useRunningLayer = create<RunningLayerState>()((set) => ({
  jobId: null,
  open: (jobId) => set({ jobId }),
  close: () => set({ jobId: null }),
}))
