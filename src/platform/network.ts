/** Whether there is a network, as the platform sees it. */
import Taro from '@tarojs/taro'
import { useEffect, useState } from 'react'

type Listener = (online: boolean) => void

/** Calls back with each change; returns how to stop. */
export function onNetworkChange(listener: Listener): () => void {
  const handler = ({ isConnected }: { isConnected: boolean }) => listener(isConnected)
  Taro.onNetworkStatusChange(handler)
  return () => Taro.offNetworkStatusChange(handler)
}

/** true when the platform cannot say. Alipay's word for none is NOTREACHABLE. */
export async function isOnline(): Promise<boolean> {
  try {
    const { networkType } = await Taro.getNetworkType()
    return !/^(none|notreachable)$/i.test(networkType)
  } catch {
    return true
  }
}

export function useOnline(): boolean {
  const [online, setOnline] = useState(true)
  useEffect(() => {
    let current = true
    void isOnline().then((value) => {
      if (current) setOnline(value)
    })
    const stop = onNetworkChange(setOnline)
    return () => {
      current = false
      stop()
    }
  }, [])
  return online
}
