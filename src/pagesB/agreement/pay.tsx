import { Article } from '@/features/agreements/Article'
import { payAgreement } from '@/features/agreements/pay'

export default function Page() {
  return <Article article={payAgreement} />
}
