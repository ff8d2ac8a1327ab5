import { PageContainer, View } from '@tarojs/components'
import { useEffect, useReducer, useState } from 'react'
import { closeTopModal, countModals, onLayers, pageOnTop } from '@/platform/layers'

/** Of no size, over nothing: the container is there for the way back alone. */
const NOTHING = 'height:0;overflow:hidden;background:transparent'
/** A page may have one container only, and the one before takes its leave first. */
const PAUSE_MS = 100

/**
 * In the root of every page of a mini-program. While a modal layer is open it shows an empty
 * page-container, which WeChat's ways back (swipe, Android's key, the arrow) take away instead of
 * the page. One serves once; for a layer that is still there a new one is shown.
 */
export function BackCatcher() {
  const [page] = useState(pageOnTop)
  const [pausing, setPausing] = useState(false)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => onLayers(redraw), [])
  useEffect(() => {
    if (!pausing) return undefined
    const timer = setTimeout(() => setPausing(false), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [pausing])
  const isThere = !pausing && countModals(page) > 0
  return (
    // Always there: when a child of the page's root goes, the whole page is sent to the view again.
    <View>
      {isThere && (
        <PageContainer
          show
          overlay={false}
          duration={0}
          customStyle={NOTHING}
          onBeforeLeave={() => {
            setPausing(true)
            closeTopModal(page)
          }}
        />
      )}
    </View>
  )
}
