/** Actions on the operator's styles in the list of all styles. */
import { Button } from 'antd'
import { useState } from 'react'
import { useConsoleQuery } from '../ui/useConsoleQuery'
import { StyleDialog } from './StyleDialog'
import { texts } from './texts'

/** Fetched when the dialog opens. */
function Dialog({ styleKey, onClose }: { styleKey: string | null; onClose: () => void }) {
  const { data } = useConsoleQuery('GET /api/console/styles', {})
  if (!data) return null
  const style = data.styles.find(({ key }) => key === styleKey) ?? null
  return <StyleDialog style={style} engines={data.engines} onClose={onClose} />
}

export function AddStyle() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button type="primary" onClick={() => setIsOpen(true)}>
        {texts.add}
      </Button>
      {isOpen && <Dialog styleKey={null} onClose={() => setIsOpen(false)} />}
    </>
  )
}

export const EditStyle = ({ styleKey, onClose }: { styleKey: string; onClose: () => void }) => (
  <Dialog styleKey={styleKey} onClose={onClose} />
)
