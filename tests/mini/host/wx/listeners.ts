import type { PlainCall, Simulation, WxContext } from './context'

/** Those whose listener answers the client; account.ts. */
const ANSWERED = new Set(['onNeedPrivacyAuthorization'])

/** Every wx.onX and wx.offX: the phone keeps the callbacks and fires those a scenario can cause. */
export function listeners({ names, phone }: WxContext): Simulation {
  const plain: Record<string, PlainCall> = {}
  for (const name of names) {
    const match = /^(on|off)([A-Z]\w*)$/.exec(name)
    if (match === null || ANSWERED.has(name)) continue
    const event = match[2] ?? ''
    plain[name] =
      match[1] === 'on'
        ? (callback: (result: unknown) => void) => phone.listen(event, callback)
        : (callback?: (result: unknown) => void) => phone.unlisten(event, callback)
  }
  return { plain }
}
