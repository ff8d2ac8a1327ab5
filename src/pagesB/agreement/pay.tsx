import { Article } from '@/domain/agreements/Article'
import { payAgreement } from '@/domain/agreements/pay'

export default function Pay() {
  return <Article article={payAgreement} />
}
