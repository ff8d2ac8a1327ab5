import { useState } from 'react'
import { mediaUrl } from '@/platform/media'
import { useOnline } from '@/platform/network'
import { Img } from '../Picture/Img'

/**
 * A picture of a step, decoration over something else: one that does not load shows nothing, and is
 * loaded again when the network is back.
 */
export function StageImg({ url, className }: { url: string; className: string }) {
  const online = useOnline()
  const [failed, setFailed] = useState<{ url: string; online: boolean } | null>(null)
  if (failed?.url === url && failed.online === online) return null
  const onError = () => setFailed({ url, online })
  return <Img src={mediaUrl(url)} alt="" fit="cover" className={className} onError={onError} />
}
