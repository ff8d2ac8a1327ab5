import { useMutation } from '@tanstack/react-query'
import { call } from '../api/call'
import { session } from '../api/session'
import { deviceId } from '../lib/deviceId'
import { CodeForm } from './CodeForm'
import { texts } from './texts'

export function SecondFactor({ ticket, onBack }: { ticket: string; onBack: () => void }) {
  const prove = useMutation({
    mutationFn: (code: string) =>
      call('POST /api/console/totp', { body: { ticket, code, device: deviceId() } }),
    onSuccess: ({ token }) => session.open(token),
  })
  return (
    <CodeForm
      label={texts.code}
      hint={texts.codeHint}
      error={prove.error}
      pending={prove.isPending}
      onCode={(code) => prove.mutate(code)}
      onBack={onBack}
    />
  )
}
