/** The voice of narration that was chosen last on this device. */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { taroStorage } from './persist'

interface LastVoice {
  /** Of the speech service; empty: none was chosen yet. */
  id: string
  use: (id: string) => void
}

export const useLastVoice = create<LastVoice>()(
  persist((set) => ({ id: '', use: (id) => set({ id }) }), {
    name: 'lastVoice',
    storage: taroStorage(),
  }),
)
