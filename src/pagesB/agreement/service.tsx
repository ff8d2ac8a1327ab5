import { Article } from '@/features/agreements/Article'
import { serviceAgreement } from '@/features/agreements/service'

export default function Page() {
  return <Article article={serviceAgreement} />
}
