import { IS_H5 } from '@/platform/env'
import { PageBar } from '@/ui/PageBar/PageBar'
import { back } from './navigate'

/** The way back on pages that are not `bare`: mini-programs draw their own bar there, H5 has none. */
export function PageHead({ title }: { title?: string }) {
  return IS_H5 ? <PageBar title={title} onBack={() => void back()} /> : null
}
