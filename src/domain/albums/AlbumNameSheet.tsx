import { useWrite } from '@/api/useWrite'
import { NameSheet } from '@/ui/NameSheet/NameSheet'
import { NAME } from './texts'
import { NAME_MOST } from './types'

interface AlbumNameSheetProps {
  open: boolean
  title: string
  /** Initial name. */
  name?: string
  onClose: () => void
  /** Rejects when it did not work: the sheet stays with what was typed. */
  onSave: (name: string) => Promise<unknown>
}

/** A name of an album, new or changed. */
export function AlbumNameSheet({ name = '', onSave, ...sheet }: AlbumNameSheetProps) {
  const saving = useWrite({ mutationFn: onSave, onSuccess: sheet.onClose })
  return (
    <NameSheet
      {...sheet}
      label={NAME.label}
      placeholder={NAME.placeholder}
      submit={NAME.save}
      submitEmpty={NAME.empty}
      initial={name}
      maxLength={NAME_MOST}
      busy={saving.busy}
      onName={(value) => void saving.run(value)}
    />
  )
}
