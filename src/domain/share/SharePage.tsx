import { WIDTH } from '@contract/poster'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { useWrite } from '@/api/useWrite'
import { saveDrawn } from '@/domain/viewer/save'
import type { WorkView } from '@/domain/works/types'
import { releaseFile } from '@/platform/pickImage'
import { showErrorToast } from '@/platform/toast'
import { Action } from '@/ui/Action/Action'
import { Button } from '@/ui/Button/Button'
import { Canvas } from '@/ui/Canvas/Canvas'
import { Dock } from '@/ui/Dock/Dock'
import { lazySheet } from '@/ui/later'
import { length } from '@/ui/length'
import { pressable } from '@/ui/pressable'
import { ShareAction } from '@/ui/ShareAction/ShareAction'
import { copyWorkLink, workLink } from './link'
import { SHARE } from './texts'
import { RATIO, usePoster } from './usePoster'
import './SharePage.scss'

const PosterVideoSheet = lazySheet(() =>
  import('./PosterVideoSheet').then((m) => m.PosterVideoSheet),
)

/** Title bar, dock and the space between. */
const AROUND_PX = 148

/** So wide that the poster is seen from top to foot; `high` is its height as shares of its width. */
function formatPosterWidth(high: number): string {
  const height = `100vh - ${length(AROUND_PX)} - var(--safe-b)`
  return `calc((${height}) * ${(1 / high).toFixed(4)})`
}

/** The poster of a work, to be saved, and the other ways to pass the work on. */
export function SharePage({ work }: { work: WorkView }) {
  const { layout, state, setSurface, picture, retry } = usePoster(work)
  const { run: save, busy: saving } = useWrite({
    async mutationFn() {
      const drawn = await picture()
      if (!drawn) return showErrorToast(SHARE.failed)
      await saveDrawn(drawn, SHARE.file(work.title))
      releaseFile(drawn)
    },
  })
  const [choosing, setChoosing] = useState(false)
  const share = {
    title: SHARE.message(work.title, work.author.nickname),
    url: workLink(work.id),
  }
  return (
    <View className="mg-sharepage">
      <View className="mg-sharepage__stage">
        <View
          className="mg-sharepage__frame"
          style={{ width: formatPosterWidth(layout.height / WIDTH) }}
        >
          <View
            className="mg-sharepage__poster"
            style={{ paddingBottom: `${(layout.height / WIDTH) * 100}%` }}
            role="img"
            aria-label={SHARE.alt(work.title)}
          >
            <Canvas
              id="share-poster"
              className="mg-sharepage__canvas"
              ratio={RATIO}
              onReady={setSurface}
            />
            {state === 'drawing' && (
              <View className="mg-sharepage__note" role="status">
                <Text>{SHARE.drawing}</Text>
              </View>
            )}
            {state === 'failed' && (
              <View className="mg-press mg-sharepage__note" {...pressable({ onPress: retry })}>
                <Text>{`${SHARE.failed}，${SHARE.retry}`}</Text>
              </View>
            )}
          </View>
        </View>
      </View>
      <Dock>
        <Action
          icon="copy"
          word={SHARE.copyLink}
          tone="on"
          onPress={() => void copyWorkLink(work.id)}
        />
        <ShareAction word={SHARE.system} share={share} />
        {work.kind === 'image' && (
          <Action icon="video" word={SHARE.saveVideo} tone="on" onPress={() => setChoosing(true)} />
        )}
        <View className="mg-sharepage__pill">
          <Button
            variant="primary"
            wide
            disabled={state !== 'ready' || saving}
            onPress={() => void save()}
          >
            {saving ? SHARE.saving : SHARE.save}
          </Button>
        </View>
      </Dock>
      <PosterVideoSheet open={choosing} onClose={() => setChoosing(false)} work={work} />
    </View>
  )
}
