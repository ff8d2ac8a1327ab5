import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { CHARACTER_WORDS_MAX } from '@contract/characters'
import { img2tag } from '@contract/tools/img2tag'
import type { MediaRef } from '@contract/tools/media'
import { parseAnswer } from '@/domain/jobs/answer'
import { useLatest } from '@/lib/useLatest'
import { pressable } from '@/ui/pressable'
import { texts } from './texts'
import { useCardOrder } from './useCardOrder'

interface WordsOfPictureProps {
  open: boolean
  onClose: () => void
  /** The main picture. */
  image: MediaRef
  words: string
  onWords: (words: string) => void
}

/** 看图写: words for what is seen in the main picture, by 图生词; the words before come back at a tap. */
export function WordsOfPicture({ image, words, onWords }: WordsOfPictureProps) {
  const order = useCardOrder(img2tag, { image })
  const { job, credits, isBusy } = order
  const [written, setWritten] = useState<{ before: string; now: string } | null>(null)
  const answer = job && parseAnswer(job)
  const found = answer === null ? '' : [...answer.prompt].slice(0, CHARACTER_WORDS_MAX).join('')
  const latest = useLatest({ words, onWords })
  const jobId = job?.id
  useEffect(() => {
    if (found === '') return
    const { words: before, onWords: write } = latest.current
    setWritten({ before, now: found })
    write(found)
  }, [found, jobId, latest])
  const isEmpty = job?.status === 'succeeded' && found === ''
  const issue = order.issue ?? (isEmpty ? texts.nothingSeen : null)
  if (credits === null) return null
  const undo = written !== null && written.before !== '' && written.now === words ? written : null
  return (
    <>
      {issue !== null && (
        <View className="character__issue" role="alert">
          {issue}
        </View>
      )}
      {undo ? (
        <View
          className="mg-press character__tool"
          {...pressable({ onPress: () => onWords(undo.before) })}
        >
          {texts.wordsBack}
        </View>
      ) : (
        <View
          className="mg-press character__tool"
          {...pressable({ onPress: () => void order.start(), disabled: isBusy })}
        >
          {isBusy ? texts.looking : texts.lookAndWrite(credits)}
        </View>
      )}
    </>
  )
}
