import type { CallData } from '@contract/endpoints/all'
import { Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { call } from '../api/call'
import { monthDay, number, shortTime } from '../lib/format'
import { length } from '../lib/texts'
import { Rows } from '../ui/Rows'
import { useAct } from '../ui/useAct'
import { useConsoleQuery } from '../ui/useConsoleQuery'
import { texts } from './texts'

const ROWS = 6
const REASON = [{ required: true, min: 2, max: 60, message: length(2, 60) }]

type Key = CallData<'GET /api/console/users/{id}/keys'>['list'][number]

function formatUse({ lastUsedAt, lastAddress, monthCredits, monthlyCredits, calls }: Key): string {
  const used =
    lastUsedAt === null ? texts.keyUnused : texts.keyUsed(shortTime(lastUsedAt), lastAddress ?? '–')
  const spent = texts.keySpent(number(monthCredits), number(monthlyCredits))
  return [spent, texts.keyCalls(number(calls)), used].join(' · ')
}

function Revoke({ id, apiKey, onClose }: { id: string; apiKey: Key; onClose: () => void }) {
  const [form] = Form.useForm<{ reason: string }>()
  const revoke = useAct(
    ({ reason }: { reason: string }) =>
      call('POST /api/console/users/{id}/keys/{keyId}/revoke', {
        params: { id, keyId: apiKey.id },
        body: { reason },
      }),
    { done: () => texts.revokeKeyDone, after: onClose },
  )
  return (
    <Modal
      open
      title={texts.revokeKeyTitle(apiKey.name)}
      okText={texts.revokeKey}
      okButtonProps={{ danger: true, loading: revoke.isPending }}
      cancelText={texts.cancel}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <Form name="revoke-key" form={form} onFinish={(fields) => revoke.mutate(fields)}>
        <Form.Item name="reason" rules={REASON}>
          <Input aria-label={texts.revokeKeyReason} placeholder={texts.revokeKeyReason} />
        </Form.Item>
      </Form>
    </Modal>
  )
}

/** API keys of a person, what they spend, and the end of one. */
export function Keys({ id }: { id: string }) {
  const [page, setPage] = useState(1)
  const [revoking, setRevoking] = useState<Key | null>(null)
  const keysQuery = useConsoleQuery('GET /api/console/users/{id}/keys', {
    params: { id },
    query: { page, pageSize: ROWS },
  })
  return (
    <>
      <Rows of={keysQuery} none={texts.noKeys} page={page} pageSize={ROWS} onPage={setPage}>
        {(key) => (
          <>
            <span className="what">
              <span>
                {key.name} · {key.shown}
              </span>
              <span className="small">{formatUse(key)}</span>
            </span>
            {key.revokedAt === null ? (
              <>
                {key.expiresAt !== null && (
                  <span className="small">{texts.keyExpires(monthDay(key.expiresAt))}</span>
                )}
                <Button size="small" danger onClick={() => setRevoking(key)}>
                  {texts.revokeKey}
                </Button>
              </>
            ) : (
              <span className="small">{texts.keyRevoked}</span>
            )}
          </>
        )}
      </Rows>
      {revoking && <Revoke id={id} apiKey={revoking} onClose={() => setRevoking(null)} />}
    </>
  )
}
