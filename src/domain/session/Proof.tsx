import type { ConfirmBy } from '@contract/sign-in'
import { View } from '@tarojs/components'
import { ConfirmationFields } from './ConfirmationFields'
import { type ConfirmPurpose, type Give, useConfirmation } from './useConfirmation'
import { Button, type ButtonProps } from '@/ui/Button/Button'

const ISSUE_ID = 'account-proof-issue'

interface ProofProps {
  /** Purpose of a code. */
  purpose: ConfirmPurpose
  /** Left out: whatever confirms changes of the account. */
  only?: readonly ConfirmBy[]
  /** Shown where the account confirms by having just signed in. */
  bySignIn: string
  /** Data sent with the confirmation. */
  writing: {
    busy: boolean
    issue: string
    forget: () => void
    run: (give: Give) => Promise<unknown>
  }
  variant: ButtonProps['variant']
  submit: string
  submitting: string
}

/** Confirmation of this account, and the submit button. */
export function Proof({ purpose, only, bySignIn, writing, variant, ...words }: ProofProps) {
  const confirmation = useConfirmation(purpose, only)
  const issue = confirmation.issue || writing.issue
  function submit(): void {
    writing.forget()
    const missing = confirmation.check()
    confirmation.setIssue(missing)
    if (missing === '') void writing.run(confirmation.give)
  }
  return (
    <>
      <ConfirmationFields
        confirmation={confirmation}
        bySignIn={bySignIn}
        busy={writing.busy}
        invalid={issue !== ''}
        issueId={ISSUE_ID}
        onConfirm={submit}
      />
      <View id={ISSUE_ID} className="confirmation__issue" role="alert">
        {issue}
      </View>
      <Button variant={variant} wide disabled={writing.busy} onPress={submit}>
        {writing.busy ? words.submitting : words.submit}
      </Button>
    </>
  )
}
