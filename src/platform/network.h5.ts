/** Whether there is a network: the browser's own events. (Taro's need an API that Safari lacks.) */
import { useSyncExternalStore } from 'react'

type Listener = (online: boolean) => void

/** Calls back with each change; returns how to stop. */
export function onNetworkChange(listener: Listener): () => void {
  const handler = () => listener(navigator.onLine)
  window.addEventListener('online', handler)
  window.addEventListener('offline', handler)
  return () => {
    window.removeEventListener('online', handler)
    window.removeEventListener('offline', handler)
  }
}

export function isOnline(): Promise<boolean> {
  return Promise.resolve(navigator.onLine)
}

export function useOnline(): boolean {
  return useSyncExternalStore(onNetworkChange, () => navigator.onLine)
}
