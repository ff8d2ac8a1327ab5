import { Article } from '@/features/agreements/Article'
import { payAgreement } from '@/features/agreements/pay'

export default function Pay() {
  return <Article article={payAgreement} />
}
