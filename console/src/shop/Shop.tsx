import { QueryView } from '../ui/States'
import { useConsoleQuery } from '../ui/useConsoleQuery'
import { Gifts } from './Gifts'
import { GoodsTable } from './GoodsTable'
import { texts } from './texts'

/** Goods for sale, and gift codes. */
export default function Shop() {
  const shopQuery = useConsoleQuery('GET /api/console/shop', {})
  return (
    <>
      <header className="top">
        <h1>{texts.title}</h1>
      </header>
      <QueryView of={shopQuery} rows={12}>
        {({ goods, gifts }) => (
          <div className="grid shop">
            <GoodsTable goods={goods} />
            <Gifts gifts={gifts} />
          </div>
        )}
      </QueryView>
    </>
  )
}
