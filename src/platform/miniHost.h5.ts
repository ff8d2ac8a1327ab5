/**
 * A page of ours inside a mini-program's web-view. WeChat, QQ and Douyin put an object of the same
 * shape under their own names, Alipay has both functions on `my`.
 */
import { warn } from './log'

interface Host {
  postMessage: (message: unknown) => void
  navigateBack: () => void
}

interface HostWindow {
  wx?: { miniProgram?: Host }
  qq?: { miniProgram?: Host }
  tt?: { miniProgram?: Host }
  my?: Host
  /** WeChat's own, there without any script of theirs. */
  WeixinJSBridge?: { invoke: (name: string, call: { name: string; arg: unknown }) => void }
  __wxjs_environment?: string
}

function wechat({ WeixinJSBridge, __wxjs_environment }: HostWindow): Host | null {
  if (!WeixinJSBridge || __wxjs_environment !== 'miniprogram') return null
  const invoke = (name: string, arg: unknown) =>
    WeixinJSBridge.invoke('invokeMiniProgramAPI', { name, arg })
  return {
    postMessage: (message) => invoke('postMessage', (message as { data: unknown }).data),
    navigateBack: () => invoke('navigateBack', { delta: 1 }),
  }
}

function findHost(): Host | null {
  const host = window as unknown as HostWindow
  const known = host.wx?.miniProgram ?? host.qq?.miniProgram ?? host.tt?.miniProgram
  return known ?? host.my ?? wechat(host)
}

/** Returns the result to the mini-program and closes the page; false: no host. */
export function sendToHost(data: Readonly<Record<string, unknown>>): Promise<boolean> {
  const host = findHost()
  if (!host) return Promise.resolve(false)
  try {
    // The message is delivered when the page closes.
    host.postMessage({ data })
    host.navigateBack()
    return Promise.resolve(true)
  } catch (error) {
    warn('the mini-program did not take it', error)
    return Promise.resolve(false)
  }
}
