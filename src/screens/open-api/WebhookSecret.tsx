import { SecretSheet } from './SecretSheet'
import { texts } from './texts'

interface WebhookSecretProps {
  secret: string
  closeBody: string
  onClose: () => void
}

/** The signing secret of a webhook, shown once. */
export function WebhookSecret(props: WebhookSecretProps) {
  return (
    <SecretSheet
      title={texts.webhookSecret}
      lead={texts.webhookSecretLead}
      variable="MOGUANG_WEBHOOK_SECRET"
      {...props}
    />
  )
}
