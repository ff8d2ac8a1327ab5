/**
 * Pages come up in slices of a few milliseconds, and a slow phone answers touches in between.
 * mounting.ts is the twin.
 */
import { getCurrentInstance } from '@tarojs/taro'
import { startTransition } from 'react'

let rendered = () => {}
/** An earlier mount is delayed by Taro, beyond the reach of a transition. */
const appRendered = new Promise<void>((resolve) => {
  rendered = resolve
})
let isRendered = false

/** React has the app on screen: pages may come. */
export function appIsRendered(): void {
  isRendered = true
  rendered()
}

/** Once, when Taro has made the app and before it mounts its first page. */
export function mountInSlices(): void {
  const { app } = getCurrentInstance()
  if (!app?.mount) throw new Error('there is no app yet')
  const mount = app.mount.bind(app)
  app.mount = (...page) => {
    const inSlices = () => startTransition(() => mount(...page))
    if (isRendered) inSlices()
    else void appRendered.then(inSlices)
  }
}
