import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Pager } from './Pager'
import { QueryView, Nothing } from './States'

interface Paged<Row> {
  readonly list: readonly Row[]
  readonly total: number
}

/** A paged list; `children` draws a row. */
export function Rows<Row extends { readonly id: string }>({
  of,
  none,
  page,
  pageSize,
  onPage,
  children,
}: {
  of: UseQueryResult<Paged<Row>, Error>
  /** Text when there is none. */
  none: string
  page: number
  pageSize: number
  onPage: (page: number) => void
  children: (row: Row) => ReactNode
}) {
  return (
    <QueryView of={of}>
      {({ list, total }) =>
        list.length === 0 ? (
          <Nothing>{none}</Nothing>
        ) : (
          <>
            <ul className="rows">
              {list.map((row) => (
                <li key={row.id}>{children(row)}</li>
              ))}
            </ul>
            <Pager page={page} total={total} pageSize={pageSize} onPage={onPage} />
          </>
        )
      }
    </QueryView>
  )
}
