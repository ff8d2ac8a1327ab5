import type { Simulation, WxContext } from './context'

/** Vibration, clipboard, screen: recorded on the phone. */
export function device({ phone }: WxContext): Simulation {
  return {
    asynchronous: {
      vibrateShort: () => {
        phone.vibrations += 1
      },
      vibrateLong: () => {
        phone.vibrations += 1
      },
      setClipboardData: ({ data }) => {
        phone.clipboard = String(data)
      },
      getClipboardData: () => ({ data: phone.clipboard }),
      setKeepScreenOn: () => undefined,
      makePhoneCall: () => undefined,
    },
  }
}
