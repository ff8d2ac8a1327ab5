import { useState } from 'react'
import { lazySheet } from '@/ui/later'
import type { ApiKey } from './format'
import { KeyList } from './KeyList'

const KeySheet = lazySheet(() => import('./KeySheet').then((m) => m.KeySheet))

/** The list of keys, and the actions on the one that was pressed. */
export function Keys({ apiKeys }: { apiKeys: readonly ApiKey[] }) {
  const [now] = useState(() => new Date())
  const [chosen, setChosen] = useState<ApiKey | null>(null)
  const current = apiKeys.find(({ id }) => id === chosen?.id) ?? chosen
  return (
    <>
      <KeyList apiKeys={apiKeys} now={now} onPress={setChosen} />
      {current && (
        <KeySheet key={current.id} open apiKey={current} onClose={() => setChosen(null)} />
      )}
    </>
  )
}
