import { Article } from '@/features/agreements/Article'
import { privacyPolicy } from '@/features/agreements/privacy'

export default function Page() {
  return <Article article={privacyPolicy} />
}
