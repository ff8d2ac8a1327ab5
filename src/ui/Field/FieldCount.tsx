import { Text } from '@tarojs/components'

/** Characters used of those allowed. */
export function FieldCount({ value, max }: { value: string; max: number }) {
  return <Text className="mg-field__count">{`${[...value].length}/${max}`}</Text>
}
