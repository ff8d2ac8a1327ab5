import { App, Button } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/call'
import { QueryView } from '../ui/States'
import { useConsoleQuery } from '../ui/useConsoleQuery'
import { Budgets } from './Budgets'
import { Health } from './Health'
import { Models } from './Models'
import { Order } from './Order'
import { texts } from './texts'
import type { Answer } from './view'

const REFRESH_MS = 30_000

/** Asks engines one by one; their answers stay while the page is open. */
function useTests() {
  const { message } = App.useApp()
  const client = useQueryClient()
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map())
  const [asking, setAsking] = useState<ReadonlySet<string>>(new Set())
  async function test(id: string): Promise<void> {
    setAsking((before) => new Set([...before, id]))
    try {
      const answer = await call('POST /api/console/engines/{id}/test', { params: { id } })
      setAnswers((before) => new Map([...before, [id, answer]]))
    } catch (error) {
      void message.error(error instanceof Error ? error.message : String(error))
    } finally {
      setAsking((before) => new Set([...before].filter((one) => one !== id)))
    }
  }
  return {
    answers,
    asking,
    async test(ids: readonly string[]): Promise<void> {
      for (const id of ids) await test(id)
      await client.invalidateQueries()
    },
  }
}

/** Engines with their health, cost and order. */
export default function Engines() {
  const enginesQuery = useConsoleQuery('GET /api/console/engines', {}, { everyMs: REFRESH_MS })
  const { answers, asking, test } = useTests()
  const elsewhere = enginesQuery.data?.engines.filter(({ embedded }) => !embedded) ?? []
  return (
    <>
      <header className="top">
        <h1>{texts.title}</h1>
        <span className="rest" />
        <Button
          disabled={elsewhere.length === 0}
          loading={asking.size > 0}
          onClick={() => void test(elsewhere.map(({ id }) => id))}
        >
          {texts.testAll}
        </Button>
      </header>
      <QueryView of={enginesQuery} rows={12}>
        {({ engines, tools }) => (
          <div className="grid engines">
            <div className="stack">
              <Models engines={engines} />
              <Order tools={tools} />
            </div>
            <div className="stack">
              <Health
                engines={engines}
                answers={answers}
                asking={asking}
                onTest={(id) => void test([id])}
              />
              <Budgets engines={engines} />
              <p className="small">{texts.fixed}</p>
            </div>
          </div>
        )}
      </QueryView>
    </>
  )
}
