import { Text, View } from '@tarojs/components'
import { useEffect, useMemo, useState } from 'react'
import { wrapLines } from '@contract/poster'
import { useWrite } from '@/api/useWrite'
import { labelDrawn } from '@/domain/share/labelDrawn'
import { saveDrawn } from '@/domain/viewer/save'
import type { Surface } from '@/platform/canvas'
import { canvasFile } from '@/platform/canvasFile'
import { warn } from '@/platform/log'
import { mediaUrl } from '@/platform/media'
import { releaseFile } from '@/platform/pickImage'
import { showErrorToast } from '@/platform/toast'
import { useSession } from '@/stores/session'
import { FullScreen } from '@/ui/BottomSheet/FullScreen'
import { Button } from '@/ui/Button/Button'
import { Canvas } from '@/ui/Canvas/Canvas'
import { Chip } from '@/ui/Chip/Chip'
import { PageBar } from '@/ui/PageBar/PageBar'
import { pressable } from '@/ui/pressable'
import { drawComparison } from './draw'
import {
  layoutComparison,
  pickSteps,
  POSTER_MODES,
  WIDTH,
  WORD_LINES,
  type PosterMode,
} from './layout'
import { POSTER } from './texts'
import './EditPoster.scss'

/** Sharp enough to be sent on, small enough to be drawn at once. */
const RATIO = 3

export interface ComparedVersion {
  name: string
  url: string
}

interface EditPosterProps {
  /** From the first picture to this one; two at least. */
  branch: readonly ComparedVersion[]
  /** Width by height of the result. */
  ratio: number
  sentence: string
  /** As a video instead; null: fewer than two versions have a picture. */
  onMove: (() => void) | null
  onClose: () => void
}

type State = 'drawing' | 'ready' | 'failed'

/** A Chinese letter is as wide as it is high; used before there is a pen. */
const roughWidth = (size: number) => (text: string) => [...text].length * size

function useComparison({ branch, ratio, sentence }: EditPosterProps, mode: PosterMode) {
  const [surface, setSurface] = useState<Surface | null>(null)
  const [state, setState] = useState<State>('drawing')
  const [attempt, setAttempt] = useState(0)
  const by = POSTER.by(useSession(({ userInfo }) => userInfo?.nickname ?? ''))
  const { shown, layout, lines } = useMemo(() => {
    const versions = mode === 'steps' ? pickSteps(branch) : branch.slice(-2)
    const words = { widthPx: WIDTH - 36, max: WORD_LINES, measure: roughWidth(17) }
    const broken = wrapLines(sentence, words)
    const input = { mode, ratio, count: versions.length, lines: broken.length }
    return { shown: versions, layout: layoutComparison(input), lines: broken }
  }, [branch, ratio, sentence, mode])

  useEffect(() => {
    if (!surface) return undefined
    let gone = false
    const draw = async () => {
      const pictures = await Promise.all(shown.map(({ url }) => surface.load(mediaUrl(url), true)))
      if (gone) return
      const names = shown.map(({ name }) => name)
      drawComparison(surface, { mode, layout, pictures, names, lines, by })
      setState('ready')
    }
    setState('drawing')
    draw().catch((error: unknown) => {
      if (gone) return
      warn('the comparison was not drawn', error)
      setState('failed')
    })
    return () => {
      gone = true
    }
  }, [surface, shown, layout, lines, mode, by, attempt])

  const saving = useWrite({
    async mutationFn() {
      if (!surface || state !== 'ready') return
      const height = Math.round((layout.height * RATIO * surface.width) / WIDTH)
      const width = Math.round(surface.width * RATIO)
      const drawn = await canvasFile(surface, { type: 'png', width, height })
      if (!drawn) return showErrorToast(POSTER.failed)
      const labelled = await labelDrawn(drawn, branch.at(-1)?.url ?? '')
      await saveDrawn(labelled, POSTER.file(sentence))
      releaseFile(labelled)
    },
  })
  return { layout, state, setSurface, saving, retry: () => setAttempt(attempt + 1) }
}

/** 存对比图: two versions next to each other, or every step, as a picture with words and seal. */
export function EditPoster(props: EditPosterProps) {
  const { sentence, onMove, onClose } = props
  const [mode, setMode] = useState<PosterMode>('sides')
  const { layout, state, setSurface, saving, retry } = useComparison(props, mode)
  const high = layout.height / WIDTH
  return (
    <FullScreen className="eposter" label={POSTER.title} onClose={onClose}>
      <PageBar title={POSTER.title} onBack={onClose} backIcon="close" backLabel={POSTER.close} />
      <View className="eposter__stage">
        <View className="eposter__frame" style={{ width: `calc(62vh * ${(1 / high).toFixed(4)})` }}>
          <View
            className="eposter__paper"
            style={{ paddingBottom: `${(high * 100).toFixed(2)}%` }}
            role="img"
            aria-label={POSTER.alt(sentence)}
          >
            <Canvas
              key={mode}
              id={`edit-poster-${mode}`}
              className="eposter__canvas"
              ratio={RATIO}
              onReady={setSurface}
            />
            {state === 'drawing' && (
              <View className="eposter__note" role="status">
                <Text>{POSTER.drawing}</Text>
              </View>
            )}
            {state === 'failed' && (
              <View className="mg-press eposter__note" {...pressable({ onPress: retry })}>
                <Text>{`${POSTER.failed}，${POSTER.retry}`}</Text>
              </View>
            )}
          </View>
        </View>
      </View>
      <View className="eposter__modes" role="radiogroup" aria-label={POSTER.modesLabel}>
        {POSTER_MODES.map((one) => (
          <Chip
            key={one}
            text={POSTER.modes[one]}
            on={one === mode}
            onPress={() => {
              if (one !== mode) setMode(one)
            }}
          />
        ))}
        {onMove && <Chip text={POSTER.moving} onPress={onMove} />}
      </View>
      <View className="eposter__foot">
        <Button
          wide
          variant="primary"
          disabled={state !== 'ready' || saving.busy}
          onPress={() => void saving.run()}
        >
          {saving.busy ? POSTER.saving : POSTER.save}
        </Button>
      </View>
    </FullScreen>
  )
}
