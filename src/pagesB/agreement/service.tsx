import { Article } from '@/features/agreements/Article'
import { serviceAgreement } from '@/features/agreements/service'

export default function Service() {
  return <Article article={serviceAgreement} />
}
