import { useRef, useState } from 'react'
import { call } from '@/api/call'
import { isAborted, getErrorMessage } from '@/api/error'
import { execute } from '@/api/write'
import { type FileSource, pickFile } from '@/platform/pickFile'
import type { PickedImage } from '@/platform/pickImage'
import type { LabelCheck } from './verdict'

type CheckState =
  | { phase: 'idle' }
  | { phase: 'checking' }
  | { phase: 'done'; check: LabelCheck }
  | { phase: 'failed'; message: string; file: PickedImage }

/** One file at a time; a choice made later wins. */
export function useLabelCheck() {
  const [state, setState] = useState<CheckState>({ phase: 'idle' })
  const running = useRef<AbortController | null>(null)

  async function check(file: PickedImage): Promise<void> {
    running.current?.abort()
    const aborter = new AbortController()
    running.current = aborter
    setState({ phase: 'checking' })
    try {
      const options = { file, signal: aborter.signal }
      const requestCheck = () => call('POST /api/label/check', {}, options)
      setState({ phase: 'done', check: await execute(requestCheck, { errorShown: 'inline' }) })
    } catch (error) {
      if (!isAborted(error)) setState({ phase: 'failed', message: getErrorMessage(error), file })
    }
  }

  return {
    state,
    check,
    pick: async (source: FileSource) => {
      const file = await pickFile(source)
      if (file) await check(file)
    },
    reset: () => {
      running.current?.abort()
      setState({ phase: 'idle' })
    },
  }
}
