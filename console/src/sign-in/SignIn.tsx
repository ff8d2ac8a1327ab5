import { useState } from 'react'
import { session } from '../api/session'
import { useRoute } from '../lib/router'
import { Enrol } from './Enrol'
import { FirstFactor } from './FirstFactor'
import { isOidcReturn, leaveOidc, OidcReturn } from './OidcReturn'
import { SecondFactor } from './SecondFactor'
import { texts } from './texts'

type Step = { readonly at: 'first' } | { readonly at: 'totp' | 'enrol'; readonly ticket: string }

interface Proven {
  readonly next: 'open' | 'totp' | 'enrol'
  readonly token: string
}

/** First factor, then the second where the role has one. */
export function SignIn() {
  const [step, setStep] = useState<Step>({ at: 'first' })
  const returned = isOidcReturn(useRoute())
  const back = () => setStep({ at: 'first' })
  const advance = ({ next, token }: Proven) =>
    next === 'open' ? session.open(token) : setStep({ at: next, ticket: token })
  return (
    <main className="entry">
      <h1>{texts.title}</h1>
      {step.at === 'first' && returned && (
        <OidcReturn
          onDone={(proven) => {
            advance(proven)
            leaveOidc()
          }}
          onBack={leaveOidc}
        />
      )}
      {step.at === 'first' && !returned && <FirstFactor onDone={advance} />}
      {step.at === 'totp' && <SecondFactor ticket={step.ticket} onBack={back} />}
      {step.at === 'enrol' && <Enrol ticket={step.ticket} onBack={back} />}
    </main>
  )
}
