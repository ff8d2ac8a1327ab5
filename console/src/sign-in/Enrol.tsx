import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { call } from '../api/call'
import { session } from '../api/session'
import { deviceId } from '../lib/deviceId'
import { QueryView } from '../ui/States'
import { CodeForm } from './CodeForm'
import { texts } from './texts'

/** In fours, as one types it. */
const spaced = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`
  return (
    <section>
      <h2>{texts.saveCodes}</h2>
      <p className="small">{texts.saveCodesHint}</p>
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button block href={file} download={texts.file}>
        {texts.download}
      </Button>
      <Button type="primary" block onClick={onSaved}>
        {texts.codesSaved}
      </Button>
    </section>
  )
}

/** A secret for the authenticator, its first code, then recovery codes; only then one is in. */
export function Enrol({ ticket, onBack }: { ticket: string; onBack: () => void }) {
  const enrolQuery = useQuery({
    queryKey: ['enrol', ticket],
    queryFn: () => call('POST /api/console/enrol', { body: { ticket } }),
    // Each reading makes another secret.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  })
  const confirm = useMutation({
    mutationFn: (code: string) =>
      call('POST /api/console/enrol/confirm', { body: { ticket, code, device: deviceId() } }),
  })
  if (confirm.data) {
    const { recoveryCodes, token } = confirm.data
    return <RecoveryCodes codes={recoveryCodes} onSaved={() => session.open(token)} />
  }
  return (
    <QueryView of={enrolQuery}>
      {({ secret, qr }) => (
        <section>
          <h2>{texts.scan}</h2>
          <img className="qr" src={qr} alt={texts.qr} width={200} height={200} />
          <p className="small">
            {texts.scanHint}
            <code>{spaced(secret)}</code>
          </p>
          <CodeForm
            label={texts.firstCode}
            error={confirm.error}
            pending={confirm.isPending}
            onCode={(code) => confirm.mutate(code)}
            onBack={onBack}
          />
        </section>
      )}
    </QueryView>
  )
}
