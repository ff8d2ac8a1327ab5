/** Placeholders for content that is missing or loading. */
import { Button, Skeleton } from 'antd'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { texts } from './texts'

export function Failed({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <div className="state" role="alert">
      <p>{error.message}</p>
      <Button onClick={retry}>{texts.retry}</Button>
    </div>
  )
}

export function Nothing({ children }: { children: ReactNode }) {
  return <div className="state">{children}</div>
}

/** The shape of it, then it, or why not. What is there stays when asking again fails. */
export function QueryView<T>({
  of,
  rows = 6,
  children,
}: {
  of: UseQueryResult<T, Error>
  rows?: number
  children: (data: T) => ReactNode
}) {
  if (of.data !== undefined) return <>{children(of.data)}</>
  if (of.error) return <Failed error={of.error} retry={() => void of.refetch()} />
  return <Skeleton active={false} title={false} paragraph={{ rows }} aria-label={texts.loading} />
}
