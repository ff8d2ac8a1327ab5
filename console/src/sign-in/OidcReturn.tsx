import type { CallData } from '@contract/endpoints/all'
import { useMutation } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useEffect, useRef } from 'react'
import { call } from '../api/call'
import { deviceId } from '../lib/deviceId'
import { navigate, type Route } from '../lib/router'
import { oidcFlow } from './oidcFlow'
import { texts } from './texts'

type Step = CallData<'POST /api/console/oidc/signIn'>

/** Return address of the provider: /console/oidc. */
export const isOidcReturn = ({ page }: Route): boolean => page === 'oidc'

/** Removed from the address: the answer of the provider is good once, and secret. */
export const leaveOidc = (): void => navigate({ page: '', id: null }, { replace: true })

interface OidcReturnProps {
  onDone: (step: Step) => void
  onBack: () => void
}

/** Back from the provider: in, or a sentence why not. */
export function OidcReturn({ onDone, onBack }: OidcReturnProps) {
  const { mutate, error } = useMutation({
    mutationFn: (answer: { flow: string; query: string }) =>
      call('POST /api/console/oidc/signIn', { body: { ...answer, device: deviceId() } }),
    onSuccess: onDone,
  })
  // Effects run twice in development; what came back is good once.
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    mutate({ flow: oidcFlow.take(), query: location.search.slice(1) })
  }, [mutate])
  if (!error) return <Skeleton title={false} paragraph={{ rows: 3 }} aria-label={texts.returning} />
  return (
    <div>
      <p className="wrong" role="alert">
        {error.message}
      </p>
      <Button type="primary" block onClick={onBack}>
        {texts.back}
      </Button>
    </div>
  )
}
