import { Form, Input, Select } from 'antd'
import { call } from '../api/call'
import { FormDialog } from '../ui/FormDialog'
import { type Picture, PictureField } from '../ui/PictureField'
import { useAct } from '../ui/useAct'
import { APP_TOOLS, buildRecipeBody, emptyRecipe, type Recipe, toRecipe } from './recipe'
import { RecipeField } from './RecipeField'
import { texts } from './texts'
import type { App } from './view'

interface Fields {
  readonly name: string
  readonly summary: string
  readonly tags: string[]
  readonly tool: string
  readonly recipe: Recipe
  readonly picture?: Picture | null
}

const findAppTool = (id: string | undefined) => APP_TOOLS.find((tool) => tool.id === id)

function useSave(entry: App | null, onClose: () => void) {
  return useAct(
    async ({ tool: id, recipe, picture, ...fields }: Fields) => {
      const tool = findAppTool(id)
      const recipeBody = tool ? buildRecipeBody(tool, recipe) : { open: [], fixed: {} }
      const body = { ...fields, ...recipeBody, tool: id, picture: picture?.id ?? null }
      return entry
        ? call('POST /api/console/apps/{key}', { params: { key: entry.key }, body })
        : call('POST /api/console/apps', { body })
    },
    { done: () => (entry ? texts.appEdited : texts.appAdded), after: onClose },
  )
}

function ToolFields() {
  const form = Form.useFormInstance<Fields>()
  const tool = findAppTool(Form.useWatch<string | undefined>('tool', form))
  return (
    <>
      <Form.Item name="tool" label={texts.app.tool}>
        <Select
          options={APP_TOOLS.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id: string) => {
            const chosen = findAppTool(id)
            if (chosen) form.setFieldValue('recipe', emptyRecipe(chosen))
          }}
        />
      </Form.Item>
      {tool && (
        <Form.Item name="recipe" label={texts.app.params}>
          <RecipeField tool={tool} />
        </Form.Item>
      )}
    </>
  )
}

function buildInitialFields(entry: App | null): Partial<Fields> {
  const tool = findAppTool(entry?.app.tool) ?? APP_TOOLS[0]
  const { name = '', summary = '', tags = [] } = entry?.app ?? {}
  if (!tool) return { name, summary, tags }
  const recipe = entry ? toRecipe(tool, entry.app) : emptyRecipe(tool)
  return { name, summary, tags, tool: tool.id, recipe }
}

/** `entry` null: a new one. */
export function AppForm({ entry, onClose }: { entry: App | null; onClose: () => void }) {
  const save = useSave(entry, onClose)
  const { app } = texts
  return (
    <FormDialog<Fields>
      name="app"
      title={entry ? texts.appTitle(entry.title) : texts.addAppTitle}
      note={texts.appNote}
      pending={save.isPending}
      initial={buildInitialFields(entry)}
      onFinish={(fields) => save.mutate(fields)}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={app.name}
        rules={[{ required: true, max: 16, message: app.nameWrong }]}
      >
        <Input maxLength={16} autoFocus />
      </Form.Item>
      <Form.Item
        name="summary"
        label={app.summary}
        rules={[{ required: true, max: 40, message: app.summaryWrong }]}
      >
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item name="tags" label={app.tags}>
        <Select mode="tags" maxCount={4} open={false} suffixIcon={null} />
      </Form.Item>
      <ToolFields />
      <PictureField label={app.cover} now={entry?.thumbUrl ?? undefined} needed={false} />
    </FormDialog>
  )
}
