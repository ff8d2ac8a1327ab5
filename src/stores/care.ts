/** Text size, contrast and motion on this device. Importing it shows what was chosen before. */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { Care } from '@/lib/care'
import { showCare, systemContrast } from '@/platform/care'
import { taroStorage } from './persist'

export const useCare = create<Care>()(
  persist((): Care => ({ textScale: 1, contrast: systemContrast(), motion: 'system' }), {
    name: 'care',
    storage: taroStorage(),
  }),
)

showCare(useCare.getState())
useCare.subscribe(showCare)
