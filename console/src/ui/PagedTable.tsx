import type { UseQueryResult } from '@tanstack/react-query'
import { Table, type TableProps } from 'antd'
import { Pager } from './Pager'
import { QueryView } from './States'

interface Paged<Row> {
  readonly list: Row[]
  readonly total: number
}

interface PagedTableProps<Row> extends Pick<TableProps<Row>, 'expandable' | 'scroll'> {
  of: UseQueryResult<Paged<Row>, Error>
  /** By themselves, or by the rows of the page. */
  columns: NonNullable<TableProps<Row>['columns']> | ((rows: Row[]) => TableProps<Row>['columns'])
  /** Text when there is none. */
  none: string
  page: number
  onPage: (page: number) => void
}

/** A table of a page at a time. */
export function PagedTable<Row extends object>({
  of,
  columns,
  none,
  page,
  onPage,
  expandable,
  scroll,
}: PagedTableProps<Row>) {
  return (
    <QueryView of={of}>
      {({ list, total }) => (
        <>
          <Table<Row>
            rowKey="id"
            size="small"
            columns={typeof columns === 'function' ? columns(list) : columns}
            dataSource={list}
            pagination={false}
            locale={{ emptyText: none }}
            {...(expandable && { expandable })}
            {...(scroll && { scroll })}
          />
          <Pager page={page} total={total} onPage={onPage} />
        </>
      )}
    </QueryView>
  )
}
