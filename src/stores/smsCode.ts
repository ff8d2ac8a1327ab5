/** The last code that was asked for: the countdown outlives the page and a reload. */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { taroStorage } from './persist'

export type SmsPurpose = 'login' | 'bind'

interface SmsCodeState {
  /** As typed, so that coming back finds it. */
  phone: string
  /** Epoch ms from which the next code may be asked for. */
  readyAtMs: number
  /** Only servers in development tell it. */
  devCode: string | null
  setPhone: (phone: string) => void
  sent: (answer: { resendAfterMs: number; devCode: string | null }) => void
  used: () => void
}

export const useSmsCode = create<SmsCodeState>()(
  persist(
    (set) => ({
      phone: '',
      readyAtMs: 0,
      devCode: null,
      setPhone: (phone) => set({ phone }),
      sent: ({ resendAfterMs, devCode }) => set({ readyAtMs: Date.now() + resendAfterMs, devCode }),
      used: () => set({ devCode: null, phone: '' }),
    }),
    {
      name: 'smsCode',
      storage: taroStorage(),
      partialize: ({ phone, readyAtMs, devCode }) => ({ phone, readyAtMs, devCode }),
    },
  ),
)
