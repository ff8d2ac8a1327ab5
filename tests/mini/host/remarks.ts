import * as glassEasel from 'glass-easel'
import type { Problems } from './problems'

/** A wx:for over nothing shows nothing, silently, in the real client. */
const EMPTY_LIST_REMARK = 'The for-list data is neither Array nor Object, got type "undefined".'

/** Errors and warnings of the component framework become problems. Returns the way to stop that. */
export function collectFrameworkRemarks(problems: Problems): () => void {
  const onError: Parameters<typeof glassEasel.addGlobalErrorListener>[0] = (
    error,
    method,
    owner,
  ) => {
    const where = typeof owner === 'string' ? owner : (owner?.is ?? '')
    problems.addError('error', error, `${where} ${method ?? ''}`.trim())
    return false
  }
  const onWarning = (message: string) => {
    if (message !== EMPTY_LIST_REMARK) problems.add('component', message)
    return false
  }
  glassEasel.addGlobalErrorListener(onError)
  glassEasel.addGlobalWarningListener(onWarning)
  return () => {
    glassEasel.removeGlobalErrorListener(onError)
    glassEasel.removeGlobalWarningListener(onWarning)
  }
}
