import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { Cell } from '@/ui/Cell/Cell'
import { lazySheet } from '@/ui/later'
import { ownKeyTexts } from './ownKeyTexts'
import type { KeyVendor, OwnKey } from './useOwnKey'

const OwnKeySheet = lazySheet(() => import('./OwnKeySheet').then((m) => m.OwnKeySheet))

function formatModel({ allowed, model, vendor }: OwnKey, vendors: readonly KeyVendor[]): string {
  if (!allowed) return ownKeyTexts.notAllowed
  if (model !== '') return model
  return ownKeyTexts.usualOf(vendors.find(({ id }) => id === vendor)?.name ?? '')
}

/** The user's own keys; nothing where the operator allows none. */
export function OwnKeys() {
  const { data } = useQuery({
    queryKey: keys.ownKeys,
    queryFn: () => call('GET /api/user/own-keys'),
  })
  /** null: a new one. */
  const [edited, setEdited] = useState<OwnKey | null>(null)
  const [open, setOpen] = useState(false)
  if (!data) return null
  const { origins, vendors, list } = data
  const isOn = origins.length > 0 || vendors.length > 0
  if (!isOn && list.length === 0) return null
  const show = (key: OwnKey | null) => {
    setEdited(key)
    setOpen(true)
  }
  return (
    <View className="mg-account__part">
      <View className="mg-account__head" role="heading" aria-level={2}>
        {ownKeyTexts.title}
      </View>
      {list.map((key) => (
        <Cell
          key={key.id}
          icon="brush"
          text={key.name}
          value={formatModel(key, vendors)}
          onPress={() => show(key)}
        />
      ))}
      {isOn && <Cell icon="plus" text={ownKeyTexts.add} onPress={() => show(null)} />}
      <OwnKeySheet
        open={open}
        origins={origins}
        vendors={vendors}
        edited={edited}
        onClose={() => setOpen(false)}
      />
    </View>
  )
}
