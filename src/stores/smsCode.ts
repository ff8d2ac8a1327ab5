/** The last requested code: the countdown outlives the page and a reload. */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { taroStorage } from './persist'

export type SmsPurpose = 'login' | 'bind'

interface SmsCodeState {
  /** As typed, so that coming back finds it. */
  phone: string
  /** The number that the last code went to; another one need not wait. */
  sentTo: string
  /** Epoch ms from which the next code may be requested. */
  readyAtMs: number
  /** Only servers in development tell it. */
  devCode: string | null
  setPhone: (phone: string) => void
  sent: (answer: { phone: string; resendAfterMs: number; devCode: string | null }) => void
  used: () => void
}

export const useSmsCode = create<SmsCodeState>()(
  persist(
    (set) => ({
      phone: '',
      sentTo: '',
      readyAtMs: 0,
      devCode: null,
      setPhone: (phone) => set({ phone }),
      sent: ({ phone, resendAfterMs, devCode }) =>
        set({ sentTo: phone, readyAtMs: Date.now() + resendAfterMs, devCode }),
      used: () => set({ devCode: null, phone: '' }),
    }),
    {
      name: 'smsCode',
      storage: taroStorage(),
      partialize: ({ phone, sentTo, readyAtMs, devCode }) => ({
        phone,
        sentTo,
        readyAtMs,
        devCode,
      }),
    },
  ),
)
