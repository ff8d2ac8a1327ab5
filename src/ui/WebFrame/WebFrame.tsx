import { WebView } from '@tarojs/components'

/** A web page that fills this one; mini-programs allow only hosts of theirs. Twin: WebFrame.h5.tsx. */
export function WebFrame({ url }: { url: string }) {
  return <WebView src={url} />
}
