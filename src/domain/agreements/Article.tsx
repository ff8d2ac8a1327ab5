import { Text, View } from '@tarojs/components'
import { useApp } from '@/stores/app'
import { PageHead } from '@/domain/navigation/PageHead'
import type { ArticleData } from './article'
import { texts } from './texts'
import './Article.scss'

/** Responsible operator, as this installation's server names it. */
function Operator() {
  const operator = useApp(({ appConfig }) => appConfig?.operator)
  if (!operator?.name) return null
  return (
    <View className="agreement__operator">
      <Text userSelect>{texts.operator(operator.name)}</Text>
      {operator.contact && <Text userSelect>{texts.contact(operator.contact)}</Text>}
    </View>
  )
}

/** One agreement, for reading: real headings, selectable text. */
export function Article({ article }: { article: ArticleData }) {
  return (
    <View>
      <PageHead />
      <View className="agreement" role="article">
        <View className="agreement__title" role="heading" aria-level={1}>
          {article.title}
        </View>
        <View className="agreement__effective">{texts.effective(article.effective)}</View>
        <Operator />
        <Text className="agreement__text" userSelect>
          {article.intro}
        </Text>
        {article.sections.map(({ heading, paragraphs, points = [] }) => (
          <View key={heading} className="agreement__section">
            <View className="agreement__heading" role="heading" aria-level={2}>
              {heading}
            </View>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} className="agreement__text" userSelect>
                {paragraph}
              </Text>
            ))}
            {points.map((point, index) => (
              <View key={point} className="agreement__point">
                <Text className="agreement__number">{`${index + 1}.`}</Text>
                <Text className="agreement__text agreement__text--point" userSelect>
                  {point}
                </Text>
              </View>
            ))}
          </View>
        ))}
      </View>
    </View>
  )
}
