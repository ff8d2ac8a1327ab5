import { useState } from 'react'
import { session } from '../api/session'
import { Enrol } from './Enrol'
import { FirstFactor } from './FirstFactor'
import { SecondFactor } from './SecondFactor'
import { texts } from './texts'

type Step = { readonly at: 'first' } | { readonly at: 'totp' | 'enrol'; readonly ticket: string }

/** Who one is, then the second factor where the role has one. */
export function SignIn() {
  const [step, setStep] = useState<Step>({ at: 'first' })
  const back = () => setStep({ at: 'first' })
  return (
    <main className="entry">
      <h1>{texts.title}</h1>
      {step.at === 'first' && (
        <FirstFactor
          onDone={({ next, token }) =>
            next === 'open' ? session.open(token) : setStep({ at: next, ticket: token })
          }
        />
      )}
      {step.at === 'totp' && <SecondFactor ticket={step.ticket} onBack={back} />}
      {step.at === 'enrol' && <Enrol ticket={step.ticket} onBack={back} />}
    </main>
  )
}
