import { Book } from '@/features/book/Book'

export default function PromptBookPage() {
  return <Book />
}
