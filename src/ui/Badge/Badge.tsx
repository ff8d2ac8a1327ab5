import { Text } from '@tarojs/components'
import './Badge.scss'

/** Unread or running count beside a word; over 99 it says so. */
export function Badge({ count, label }: { count: number; label?: string }) {
  if (count <= 0) return null
  return (
    <Text className="mg-badge" aria-label={label}>
      {count > 99 ? '99+' : count}
    </Text>
  )
}
