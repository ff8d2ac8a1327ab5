import { View } from '@tarojs/components'
import { usePageScroll, useResize } from '@tarojs/taro'
import { useState } from 'react'
import { ALBUM } from '@/domain/albums/texts'
import { AlbumDetail } from '@/screens/library/AlbumDetail'
import { createScrollSignal } from '@/ui/gallery/scroll'
import { PageHead } from '@/domain/navigation/PageHead'
import { usePageParams } from '@/platform/pages'

/** `?id=` names the album. */
export default function AlbumDetailPage() {
  const { id = '' } = usePageParams()
  const [scroll] = useState(createScrollSignal)
  usePageScroll(({ scrollTop }) => scroll.moved(scrollTop))
  useResize(() => scroll.resized())
  return (
    <View className="mg-albumpage">
      <PageHead title={ALBUM.title} />
      <AlbumDetail id={id} scroll={scroll} />
    </View>
  )
}
