import { useEffect } from 'react'
import { isMediaRef } from '@contract/tools/media'
import { showToast } from '@/platform/toast'
import { useDraft } from '@/stores/draft'
import { useSources } from '@/stores/sources'
import { getApplied } from './doodle'
import { boardStore } from './drafts'
import { texts } from './texts'
import type { Board } from './useBoard'

/**
 * A picture that the form of the tool was opened with becomes what one draws on. The form's own
 * value is only its messenger: what is sent is made of the board.
 */
export function useArriving({ id, blank, add }: Board, tool: string, key: string): void {
  const ref = useDraft((state) => state.drafts[tool]?.params[key])
  useEffect(() => {
    if (!isMediaRef(ref)) return
    useDraft.getState().setParam(tool, key, null)
    const store = boardStore(id)
    const { arrived, ref: uploaded, doodle } = store.getState()
    const here = getApplied(doodle).some(
      (operation) => operation.kind === 'picture' && operation.ref === ref,
    )
    store.setState({ arrived: ref })
    // A reload opens the form with it once more, and the board's own picture is on the board.
    if (!blank && (here || ref === uploaded || ref === arrived)) return
    const source = useSources.getState().views[ref]
    if (source) add({ kind: 'picture', ref, width: source.width, height: source.height })
    else showToast(texts.lostPicture)
  })
}
