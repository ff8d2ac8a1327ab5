import { Article } from '@/domain/agreements/Article'
import { serviceAgreement } from '@/domain/agreements/service'

export default function Service() {
  return <Article article={serviceAgreement} />
}
