import { Article } from '@/domain/agreements/Article'
import { privacyPolicy } from '@/domain/agreements/privacy'

export default function Privacy() {
  return <Article article={privacyPolicy} />
}
