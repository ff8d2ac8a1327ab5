import { Article } from '@/features/agreements/Article'
import { privacyPolicy } from '@/features/agreements/privacy'

export default function Privacy() {
  return <Article article={privacyPolicy} />
}
