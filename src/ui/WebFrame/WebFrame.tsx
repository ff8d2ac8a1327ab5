import { WebView } from '@tarojs/components'

interface WebFrameProps {
  url: string
  title: string
}

/** A web page that fills this one; mini-programs allow only hosts of theirs. Twin: WebFrame.h5.tsx. */
export function WebFrame({ url }: WebFrameProps) {
  return <WebView src={url} />
}
