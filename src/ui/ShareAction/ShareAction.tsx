import { Button, Text } from '@tarojs/components'
import { Icon } from '../Icon/Icon'
import './ShareAction.scss'

export interface ShareActionProps {
  word: string
  /** Shared content; mini-programs use the page's handler instead. */
  share: { title: string; url: string }
}

/**
 * Passing on by the phone's own means; mini-programs, where only a button of theirs may open it.
 * Twin: ShareAction.h5.tsx.
 */
export function ShareAction({ word }: ShareActionProps) {
  return (
    <Button openType="share" className="mg-shareaction" aria-label={word}>
      <Icon name="send" />
      <Text className="mg-shareaction__word">{word}</Text>
    </Button>
  )
}
