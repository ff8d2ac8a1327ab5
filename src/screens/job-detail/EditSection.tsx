import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Editing } from '@/domain/edit/useEditing'
import { useSuggestions } from '@/domain/edit/useSuggestions'
import { lazyPart } from '@/ui/later'
import { DETAIL } from './texts'

const EditTree = lazyPart(() => import('@/domain/edit/EditTree').then((m) => m.EditTree))
const Suggestions = lazyPart(() => import('@/domain/edit/Suggestions').then((m) => m.Suggestions))

interface EditSectionProps {
  editing: Editing
  /** The picture has versions. */
  isThread: boolean
  /** Time of painting in words. */
  took: string | null
  /** The toolbar. */
  children: ReactNode
}

/** Versions, toolbar and suggestions of a picture that can be edited by a sentence. */
export function EditSection({ editing, isThread, took, children }: EditSectionProps) {
  const suggestions = useSuggestions(editing.target?.ref)
  return (
    <>
      {isThread && <EditTree editing={editing} took={took} />}
      <View className="mg-result__acts" role="toolbar" aria-label={DETAIL.acts}>
        {children}
      </View>
      {/* Its height is there before its answer: what is below must not move under a finger. */}
      <View
        className={
          editing.sentence === '' && suggestions?.length !== 0 ? 'mg-result__suggested' : ''
        }
      >
        <Suggestions editing={editing} />
      </View>
    </>
  )
}
