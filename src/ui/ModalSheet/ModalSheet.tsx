import { View } from '@tarojs/components'
import { useState, useSyncExternalStore } from 'react'
import { type ModalQuestion, onRefusedQuestion, refusedQuestion } from '@/platform/modal'
import { useWhileShown } from '@/platform/whileShown'
import { BottomSheet } from '../BottomSheet/BottomSheet'
import { Button } from '../Button/Button'
import './ModalSheet.scss'

/** On the page that is shown: a question that the client refused to ask in a dialog of its own. */
export function ModalSheet() {
  const question = useWhileShown(useSyncExternalStore(onRefusedQuestion, refusedQuestion))
  return <QuestionSheet question={question} />
}

/**
 * Separate from the component that reads the store: where a render sets state, React 18 does not
 * record the store's value of that render, and misses the change back to the value before.
 */
function QuestionSheet({ question }: { question: ModalQuestion | null }) {
  // The last question stays in the sheet while it closes.
  const [last, setLast] = useState(question)
  if (question && question !== last) setLast(question)
  if (!last) return null
  const { text, answer } = last
  return (
    <BottomSheet open={question !== null} onClose={() => answer(false)} title={text.title}>
      <View className="mg-modalsheet">
        {text.content && <View className="mg-modalsheet__words">{text.content}</View>}
        <Button wide variant={text.danger ? 'danger' : 'primary'} onPress={() => answer(true)}>
          {text.confirm}
        </Button>
        {text.cancel !== undefined && (
          <Button wide variant="ghost" onPress={() => answer(false)}>
            {text.cancel}
          </Button>
        )}
      </View>
    </BottomSheet>
  )
}
