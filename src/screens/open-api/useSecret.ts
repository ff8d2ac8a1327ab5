/** A secret that is shown once: it counts as taken when it was copied or saved. */
import { useState } from 'react'
import { copyText } from '@/platform/clipboard'
import { IS_H5 } from '@/platform/env'
import { canDownload, saveFile } from '@/platform/saveFile'

const COPIED_MS = 1500
/** Whether this page saves files by a link. */
export const SAVES_FILES = IS_H5 && canDownload()

export function useSecret(text: string) {
  const [taken, setTaken] = useState(false)
  const [copied, setCopied] = useState(false)
  /** The clipboard was refused: the text can be selected by hand. */
  const [refused, setRefused] = useState(false)

  async function copy(): Promise<void> {
    const isCopied = await copyText(text)
    setRefused(!isCopied)
    if (!isCopied) return
    setTaken(true)
    setCopied(true)
    setTimeout(() => setCopied(false), COPIED_MS)
  }

  async function save(name: string, content: string): Promise<void> {
    const file = new File([content], name, { type: 'text/plain' })
    const outcome = await saveFile({ file, path: '', sizeBytes: file.size, ext: 'env' }, name)
    if (outcome === 'saved') setTaken(true)
  }

  return { taken, copied, refused, copy, save, markTaken: () => setTaken(true) }
}
