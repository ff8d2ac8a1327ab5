import { Button, Text } from '@tarojs/components'
import { Icon } from '../Icon/Icon'
import './ShareAct.scss'

export interface ShareActProps {
  word: string
  /** What is passed on; mini-programs ask the page instead. */
  share: { title: string; url: string }
}

/**
 * Passing on by the phone's own means; mini-programs, where only a button of theirs may open it.
 * Twin: ShareAct.h5.tsx.
 */
export function ShareAct({ word }: ShareActProps) {
  return (
    <Button openType="share" className="mg-shareact" aria-label={word}>
      <Icon name="send" />
      <Text className="mg-shareact__word">{word}</Text>
    </Button>
  )
}
