import { Pagination } from 'antd'

/** Rows of a page of the console's lists. */
export const PAGE_SIZE = 20

/** Under a list that has more than one page. */
export function Pager({
  page,
  total,
  pageSize = PAGE_SIZE,
  onPage,
}: {
  page: number
  total: number
  pageSize?: number
  onPage: (page: number) => void
}) {
  if (total <= pageSize) return null
  return (
    <Pagination
      align="center"
      size="small"
      simple
      current={page}
      total={total}
      pageSize={pageSize}
      showSizeChanger={false}
      onChange={onPage}
    />
  )
}
