import { Text, View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import { useLatest } from '@/lib/useLatest'
import { prefersReducedMotion } from '@/platform/motion'
import { listen, type SpeechEnd, type SpeechSession } from '@/platform/speech'
import { useModal } from '@/ui/BottomSheet/useModal'
import { Button } from '@/ui/Button/Button'
import { Layer } from '@/ui/Layer/Layer'
import { VOICE } from './texts'
import './VoiceSheet.scss'

interface VoiceSheetProps {
  open: boolean
  /** 不说了: nothing is retained. */
  onClose: () => void
  onSaid: (sentence: string) => void
  /** The microphone is not allowed: the button goes. */
  onRefused: () => void
}

const BARS = 46
const STILL: readonly number[] = Array.from({ length: BARS }, () => 0)

/** Level of the last seconds, the newest at the right; flat where it cannot be read. */
function Wave({ levels }: { levels: readonly number[] }) {
  return (
    <View className="voice__wave" aria-hidden>
      {levels.map((level, at) => (
        <View
          key={at}
          className="voice__bar"
          style={{
            height: `${Math.max(8, level * 100)}%`,
            opacity: Math.min(1, 0.35 + (at / BARS) * 0.9),
          }}
        />
      ))}
    </View>
  )
}

/** 正在听: live words; a pause finishes the sentence. */
export function VoiceSheet({ onClose, onSaid, onRefused }: VoiceSheetProps) {
  const box = useRef<HTMLElement>(null)
  const session = useRef<SpeechSession | null>(null)
  const [words, setWords] = useState({ sure: '', guessed: '' })
  const [levels, setLevels] = useState(STILL)
  const [end, setEnd] = useState<SpeechEnd | null>(null)
  const [attempt, setAttempt] = useState(0)
  useModal(box, true, onClose)
  const finish = useLatest((reason: SpeechEnd) => {
    const sentence = (words.sure + words.guessed).trim()
    if (reason === 'refused') onRefused()
    else if (reason === 'done' && sentence !== '') onSaid(sentence)
    else setEnd(reason)
  })
  useEffect(() => {
    const started = listen({
      onWords: (sure, guessed) => setWords({ sure, guessed }),
      onLevel(level) {
        if (!prefersReducedMotion()) setLevels((before) => [...before.slice(1), level])
      },
      onEnd: (reason) => finish.current(reason),
    })
    session.current = started
    return () => started.cancel()
  }, [attempt, finish])
  const again = () => {
    setEnd(null)
    setWords({ sure: '', guessed: '' })
    setAttempt(attempt + 1)
  }
  const isOver = end !== null
  return (
    <Layer>
      <View className="voice__scrim" onClick={onClose} catchMove aria-hidden />
      <View
        ref={box}
        className="voice"
        role="dialog"
        aria-modal
        aria-label={VOICE.title}
        {...{ tabIndex: -1 }}
      >
        <View className="voice__words" aria-live="polite">
          {isOver ? (
            <Text>{end === 'silent' ? VOICE.silent : VOICE.failed}</Text>
          ) : (
            <>
              <Text>{words.sure}</Text>
              <Text className="voice__guessed">
                {words.sure + words.guessed === '' ? VOICE.title : words.guessed}
              </Text>
            </>
          )}
        </View>
        <Wave levels={isOver ? STILL : levels} />
        <View className="voice__acts">
          <Button size="medium" onPress={onClose}>
            {VOICE.stop}
          </Button>
          <Text className="voice__hint">{VOICE.hint}</Text>
          {isOver ? (
            <Button variant="primary" size="medium" onPress={again}>
              {VOICE.again}
            </Button>
          ) : (
            <Button variant="primary" size="medium" onPress={() => session.current?.finish()}>
              {VOICE.done}
            </Button>
          )}
        </View>
      </View>
    </Layer>
  )
}
