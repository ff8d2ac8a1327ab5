/** Titles of pages. Reads every tool, so only what runs at build time asks. */
import { ROUTES, type Route, type RoutePath } from './routes'
import { ALL_TOOLS } from './tools/all'

/** The table's title, else the name of the tool that the page opens. Throws if there is neither. */
export function getPageTitle(path: RoutePath): string {
  const route: Route | undefined = ROUTES.find((row) => row.path === path)
  const title = route?.title ?? ALL_TOOLS.find((tool) => tool.route === path)?.name
  if (title === undefined) throw new Error(`${path} has no title and no tool opens there`)
  return title
}
