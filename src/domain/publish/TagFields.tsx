import { View } from '@tarojs/components'
import { useState } from 'react'
import { showToast } from '@/platform/toast'
import { Button } from '@/ui/Button/Button'
import { classes } from '@/ui/classes'
import { Field } from '@/ui/Field/Field'
import { pressable } from '@/ui/pressable'
import { cut, TAG_MAX, TAGS_MAX } from './suggest'
import { PUBLISH } from './texts'

interface TagFieldsProps {
  tags: readonly string[]
  offered: readonly string[]
  toggleTag: (tag: string) => void
}

/** Suggested tags to take or leave, and a field for one's own. */
export function TagFields({ tags, offered, toggleTag }: TagFieldsProps) {
  const [text, setText] = useState('')
  const toggle = (tag: string) => {
    if (!tags.includes(tag) && tags.length >= TAGS_MAX) showToast(PUBLISH.tagsFull(TAGS_MAX))
    else toggleTag(tag)
  }
  const add = () => {
    const tag = text.trim().replace(/^#/, '')
    if (tag === '') return
    if (!tags.includes(tag)) toggle(tag)
    setText('')
  }
  return (
    <>
      <View className="mg-publish__tags">
        {offered.map((tag) => {
          const on = tags.includes(tag)
          return (
            <View
              key={tag}
              className="mg-press mg-publish__tag"
              {...pressable({ role: 'checkbox', checked: on, onPress: () => toggle(tag) })}
            >
              <View className={classes('mg-publish__face', on && 'mg-publish__face--on')}>
                {tag}
              </View>
            </View>
          )
        })}
      </View>
      <Field
        kind="text"
        value={text}
        onChange={(value) => setText(cut(value, TAG_MAX))}
        onConfirm={add}
        label={PUBLISH.tagHint}
        placeholder={PUBLISH.tagHint}
        maxLength={TAG_MAX}
        after={
          text.trim() === '' ? undefined : (
            <Button size="medium" onPress={add}>
              {PUBLISH.addTag}
            </Button>
          )
        }
      />
    </>
  )
}
