import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { App as Messages, ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CallError } from './api/call'
import { App } from './App'
import './console.css'
import { adoptNonce } from './lib/nonce'
import { theme } from './theme'

/** Refused calls are not retried; calls without an answer are, once. */
const isWorthAsking = (failures: number, error: Error) =>
  failures < 1 && error instanceof CallError && (error.status === 0 || error.status >= 500)

const client = new QueryClient({
  defaultOptions: {
    queries: { retry: isWorthAsking, staleTime: 5_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
})

const nonce = adoptNonce()

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
createRoot(root).render(
  <StrictMode>
    <ConfigProvider
      locale={zhCN}
      theme={theme}
      csp={nonce ? { nonce } : {}}
      button={{ autoInsertSpace: false }}
    >
      <Messages message={{ maxCount: 3 }}>
        <QueryClientProvider client={client}>
          <App />
        </QueryClientProvider>
      </Messages>
    </ConfigProvider>
  </StrictMode>,
)
